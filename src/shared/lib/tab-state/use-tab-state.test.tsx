// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useTabState } from './use-tab-state';

const asText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
const useText = () => useTabState('checkout', asText);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

describe('useTabState', () => {
  it('survives a reload, and is removed by null', () => {
    const first = renderHook(useText);
    expect(first.result.current[0]).toBeNull();
    act(() => {
      first.result.current[1]('code');
    });
    expect(first.result.current[0]).toBe('code');
    first.unmount();

    const second = renderHook(useText);
    expect(second.result.current[0]).toBe('code');
    act(() => {
      second.result.current[1](null);
    });
    expect(second.result.current[0]).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored by Back, but not by a new navigation', async () => {
    const first = renderHook(useText);
    act(() => {
      first.result.current[1]('code');
    });
    window.history.pushState(null, '');
    first.rerender();
    expect(first.result.current[0]).toBeNull();
    expect(renderHook(useText).result.current[0]).toBeNull();

    const back = new Promise((resolve) => {
      window.addEventListener('popstate', resolve, { once: true });
    });
    window.history.back();
    await back;
    first.rerender();
    expect(first.result.current[0]).toBe('code');
    expect(renderHook(useText).result.current[0]).toBe('code');
  });

  it("leaves the router's part of the history entry alone", () => {
    window.history.replaceState({ key: 'abc', idx: 3, usr: { from: '/checkout' } }, '');
    const { result } = renderHook(useText);
    act(() => {
      result.current[1]('code');
    });
    expect(window.history.state).toMatchObject({ key: 'abc', idx: 3, usr: { from: '/checkout' } });
  });

  it.each(['', '{', '7', '{"__proto__":{}}', '{"entry":"here"}', '{"entry":"here","state":7}'])(
    'starts without a state when storage has %j',
    (spoilt) => {
      window.history.replaceState({ flow: 'here' }, '');
      sessionStorage.setItem('checkout', spoilt);
      expect(renderHook(useText).result.current[0]).toBeNull();
    },
  );

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderHook(useText);
    act(() => {
      result.current[1]('code');
    });
    expect(result.current[0]).toBe('code');
  });
});
