import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

import { stubBrowser } from './stub-browser';

// The files of a worker share its document, and what is imported from packages. Each starts with
// modules of the shop's own, and leaves nothing behind.
vi.resetModules();
stubBrowser();

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
