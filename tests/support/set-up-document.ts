import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

import { stubBrowser } from './stub-browser';

// The files of a worker share its document, and what is imported from packages. Each starts with
// modules of the shop's own, and leaves nothing behind.
vi.resetModules();
stubBrowser();

// jsdom's own frames end for good in this worker when one is asked for while timers are fake: the clock that
// it was to come by is gone. The next test that waits for a frame would wait until its time is up.
globalThis.requestAnimationFrame = (draw) =>
  Number(setTimeout(() => draw(performance.now()), 1000 / 60));
globalThis.cancelAnimationFrame = (frame) => {
  clearTimeout(frame);
};

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
