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

/** The rules of the fonts' style sheet; jsdom drops what it does not know of them. */
const fontRules = [
  { src: 'url(/latin)', 'unicode-range': 'U+??' },
  { src: 'url(/latin-ext)', 'unicode-range': 'U+100-2BA,U+1E00-1EFF' },
  { src: 'url(/digits)', 'unicode-range': 'U+0-40,U+AB' },
].map((descriptors) => {
  const values = new Map(Object.entries(descriptors));
  return { style: { getPropertyValue: (name: string) => values.get(name) ?? '' } };
});

/** The fonts that are being loaded, each with what lets it arrive. */
let loading: { source: string; arrive: () => void }[] = [];

class FakeFontFace {
  constructor(
    _family: string,
    private source: string,
  ) {}
  load = () =>
    new Promise<void>((resolve) => {
      loading.push({ source: this.source, arrive: resolve });
    });
}

class PaintObserver {
  constructor(callback: (list: { getEntriesByName: () => object[] }) => void) {
    paint = () => {
      callback({ getEntriesByName: () => [{}] });
    };
  }
  observe = vi.fn();
}

const hasFonts = () => document.querySelector('style')?.getAttribute('media') === null;

const addHead = () => {
  const scripts = ['libraries', 'entry', 'page'].map(
    (name) => `<link data-script href="${file(name, tests)}">`,
  );
  document.head.innerHTML = `<title>Silk</title><style data-fonts></style>${scripts.join('')}`;
  const fonts = document.querySelector('style');
  if (fonts !== null) Object.defineProperty(fonts, 'sheet', { value: { cssRules: fontRules } });
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
    vi.stubGlobal('FontFace', FakeFontFace);
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      value: { load: () => Promise.resolve([]) },
    });
    loading = [];
    addHead();
    await vi.importActual('./loading-order');
  });

  afterEach(() => {
    // Ends what this test's copy of the script still waits for.
    dispatchEvent(new Event('pointerdown'));
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('wait for the page, its first paint, and the fonts that it needs', async () => {
    vi.advanceTimersByTime(60_000);
    expect(links()).toEqual(['', '', '']);
    dispatchEvent(new Event('load'));
    vi.advanceTimersByTime(1000);
    expect(links()).toEqual(['', '', '']);
    expect(loading).toEqual([]);
    paint?.();
    await vi.advanceTimersByTimeAsync(1000);
    expect(loading.map(({ source }) => source)).toEqual(['url(/latin)', 'url(/digits)']);

    loading[0]?.arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(hasFonts()).toBe(false);
    expect(links()).toEqual(['', '', '']);

    loading[1]?.arrive();
    await vi.advanceTimersByTimeAsync(1000);
    expect(hasFonts()).toBe(true);
    vi.useRealTimers();
    await allRun();
    expect(links()).toEqual(Array(3).fill('modulepreload'));
  });

  it('leave fonts that are on their way to come together at an interaction', async () => {
    dispatchEvent(new Event('load'));
    paint?.();
    await vi.advanceTimersByTimeAsync(1000);
    document.body.dispatchEvent(new Event('pointerdown'));
    expect(links()).toEqual(Array(3).fill('modulepreload'));
    expect(hasFonts()).toBe(false);
    for (const { arrive } of loading) arrive();
    await vi.advanceTimersByTimeAsync(0);
    expect(hasFonts()).toBe(true);
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
    addHead();
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

  it('start in time, with the fonts, where one of these does not come', async () => {
    dispatchEvent(new Event('load'));
    document.dispatchEvent(new Event('DOMContentLoaded'));
    paint?.();
    await vi.advanceTimersByTimeAsync(2900);
    expect(loading).toHaveLength(2);
    expect([...links(), hasFonts()]).toEqual(['', '', '', false]);
    await vi.advanceTimersByTimeAsync(200);
    expect([...links(), hasFonts()]).toEqual([...Array(3).fill('modulepreload'), true]);
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
