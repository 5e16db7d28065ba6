// @vitest-environment jsdom
import { createBrowserRouter } from 'react-router';
import { beforeEach, describe, expect, it } from 'vitest';

import { identifyEntry } from './identify-entry';

const keyOfRouter = (): string => {
  const router = createBrowserRouter([{ path: '*' }]);
  router.dispose();
  return router.state.location.key;
};

describe('an entry opened from outside', () => {
  beforeEach(() => {
    window.history.replaceState(null, '', '/checkout');
  });

  it('has another key at each visit to a URL', () => {
    identifyEntry();
    const first = keyOfRouter();
    window.history.pushState(null, '', '/checkout');
    identifyEntry();
    expect(keyOfRouter()).not.toBe(first);
    expect([first, keyOfRouter()]).not.toContain('default');
  });

  it('keeps its key and the rest of its state when it is loaded again', () => {
    window.history.replaceState({ flow: 'abc', idx: 2 }, '');
    identifyEntry();
    const key = keyOfRouter();
    identifyEntry();
    expect(window.history.state).toEqual({ flow: 'abc', idx: 2, key });
    expect(keyOfRouter()).toBe(key);
  });
});
