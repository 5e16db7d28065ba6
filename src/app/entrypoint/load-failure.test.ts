// @vitest-environment jsdom
import './load-failure';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const alerts = () => document.querySelectorAll('[role="alert"]').length;

/** An element of the head that the browser could not load. */
const failToLoad = (html: string) => {
  document.head.innerHTML = html;
  document.head.firstElementChild?.dispatchEvent(new Event('error'));
};
const entry = '<script type="module"></script>';

const pressed = { cancel: vi.fn() };
// jsdom has no animations.
document.getAnimations = () => [pressed as unknown as Animation];

describe('the message that the scripts of a page could not be loaded', () => {
  beforeEach(() => {
    document.body.innerHTML =
      '<div id="root" data-waiting></div>' +
      '<template id="load-failure"><p role="alert">Sorry. <button>Try again</button></p></template>';
  });

  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.head.replaceChildren();
    document.body.replaceChildren();
  });

  it('appears, once, when the page’s own script fails, and can load the page again', () => {
    const reload = vi.fn();
    vi.stubGlobal('location', { reload });
    expect(alerts()).toBe(0);
    failToLoad(entry);
    failToLoad(entry);
    expect(alerts()).toBe(1);
    expect(pressed.cancel).toHaveBeenCalledOnce();
    document.querySelector('button')?.click();
    expect(reload).toHaveBeenCalledOnce();
  });

  it('appears when a script of the shop reports that it cannot start', () => {
    dispatchEvent(new Event('load-failure'));
    expect(alerts()).toBe(1);
  });

  it.each(['<link rel="modulepreload">', '<script></script>', '<img alt="">'])(
    'does not appear when %s fails, which the page can start without',
    (html) => {
      failToLoad(html);
      expect(alerts()).toBe(0);
    },
  );

  it('does not appear once React has the page', () => {
    document.getElementById('root')?.removeAttribute('data-waiting');
    failToLoad(entry);
    dispatchEvent(new Event('load-failure'));
    expect(alerts()).toBe(0);
  });

  it('waits for the rest of a page that is still being received', () => {
    const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
    failToLoad(entry);
    expect(alerts()).toBe(0);
    state.mockReturnValue('interactive');
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(alerts()).toBe(1);
  });
});
