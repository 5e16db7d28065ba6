import createCache from '@emotion/cache';
import { cleanup } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

import { stubBrowser } from './stub-browser';

// The files of a worker share its document, and what is imported from packages. Each starts with
// modules of the shop's own, and leaves nothing behind.
vi.resetModules();
stubBrowser();

// jsdom asks every rule of the document about every element that a role is looked for in: no styles.
// How something looks is tested in the browser.
const sheetOfStyles = Object.getPrototypeOf(createCache({ key: 'none' }).sheet) as {
  insert: (rule: string) => void;
};
sheetOfStyles.insert = () => undefined;

afterEach(cleanup);

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});
