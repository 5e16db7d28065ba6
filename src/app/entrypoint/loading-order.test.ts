// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { eventually } from '../../../tests/support/eventually';

/** A module that notes that it runs; each URL runs once. */
const file = (name: string, test: number) => {
  const code = `globalThis.filesRun.push('${name}'); // ${test}`;
  return `data:text/javascript;base64,${btoa(code)}`;
};
let tests = 0;

const ran = globalThis as unknown as { filesRun: string[] };
const allRun = () =>
  eventually(() => {
    expect(ran.filesRun).toEqual(['libraries', 'entry', 'page']);
  });

let paint: (() => void) | undefined;
/** Let the fonts that were asked for arrive. */
let arrive: (() => void)[] = [];
const fontsArrive = () => {
  for (const resolve of arrive) resolve();
};

class PaintObserver {
  constructor(callback: (list: { getEntriesByName: () => object[] }) => void) {
    paint = () => {
      callback({ getEntriesByName: () => [{}] });
    };
  }
  observe = vi.fn();
}

const hasFonts = () => document.querySelector('style')?.getAttribute('media') === null;

const addScripts = () => {
  const scripts = ['libraries', 'entry', 'page'].map(
    (name) => `<link data-script href="${file(name, tests)}">`,
  );
  document.head.innerHTML = `<style data-fonts></style>${scripts.join('')}`;
};

const links = () => [...document.querySelectorAll<HTMLLinkElement>('link')].map(({ rel }) => rel);

describe('the scripts of a rendered page', () => {
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal('PerformanceObserver', PaintObserver);
    vi.resetModules();
    ran.filesRun = [];
    paint = undefined;
    tests += 1;
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: {
        load: () =>
          new Promise<void>((resolve) => {
            arrive.push(resolve);
          }),
      },
    });
    arrive = [];
    addScripts();
    await vi.importActual('./loading-order');
  });

  afterEach(() => {
    // Ends what this test's copy of the script still waits for.
    dispatchEvent(new Event('pointerdown'));
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('wait for the page, its first paint, and the fonts', async () => {
    vi.advanceTimersByTime(60_000);
    expect(links()).toEqual(['', '', '']);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(links()).toEqual(['', '', '']);
    expect(hasFonts()).toBe(false);
    paint?.();
    vi.advanceTimersByTime(1000);
    expect(hasFonts()).toBe(true);
    expect(links()).toEqual(['', '', '']);
    vi.useRealTimers();
    fontsArrive();
    await allRun();
    expect(links()).toEqual(Array(3).fill('modulepreload'));
  });

  it.each(['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'])(
    'start at once at the first %s, and only once',
    async (sign) => {
      document.body.dispatchEvent(new Event(sign));
      dispatchEvent(new Event('load'));
      paint?.();
      vi.advanceTimersByTime(1000);
      expect(links()).toEqual(Array(3).fill('modulepreload'));
      expect(hasFonts()).toBe(true);
      vi.useRealTimers();
      await allRun();
    },
  );

  it('are loaded at the first interaction, and run once the page is parsed', async () => {
    // Ends what the copy of the script waits for that has found the page parsed.
    document.head.innerHTML = '';
    dispatchEvent(new Event('pointerdown'));
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    vi.resetModules();
    await vi.importActual('./loading-order');
    addScripts();
    vi.useRealTimers();

    dispatchEvent(new Event('pointerdown'));
    expect(links()).toEqual(Array(3).fill('modulepreload'));
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    expect(ran.filesRun).toEqual([]);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    await allRun();
  });

  it.each([
    ['is reported', '<script id="server-state" type="application/json"></script>', 1],
    ['is left to the entry, once that has taken the server’s state', '', 0],
  ])('that fail are logged, and a page without them %s', async (_name, state, reports) => {
    const logged = vi.spyOn(console, 'error').mockReturnValue();
    const onFailure = vi.fn();
    addEventListener('load-failure', onFailure);
    vi.useRealTimers();
    const failing = `data:text/javascript;base64,${btoa(`throw new Error(); // ${tests}`)}`;
    document.head.innerHTML = `${state}<link data-script href="${failing}">`;
    dispatchEvent(new Event('pointerdown'));
    await eventually(() => {
      expect(logged).toHaveBeenCalledOnce();
    });
    expect(onFailure).toHaveBeenCalledTimes(reports);
    removeEventListener('load-failure', onFailure);
  });

  it('start in time where a picture does not come', () => {
    document.dispatchEvent(new Event('DOMContentLoaded'));
    vi.advanceTimersByTime(2900);
    expect(links()).toEqual(['', '', '']);
    vi.advanceTimersByTime(200);
    expect(links()).toEqual(Array(3).fill('modulepreload'));
  });

  it('find the fonts in use where the shop was open before, or the page has no content', async () => {
    document.head.innerHTML = '<style data-fonts></style>';
    vi.resetModules();
    await vi.importActual('./loading-order');
    expect(hasFonts()).toBe(false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(hasFonts()).toBe(true);

    vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'back_forward' }] });
    vi.resetModules();
    await vi.importActual('./loading-order');
    expect(hasFonts()).toBe(true);
  });
});
