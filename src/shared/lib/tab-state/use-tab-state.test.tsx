// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useTabState } from './use-tab-state';

const asText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
const useText = () => useTabState('flow', asText);

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('useTabState', () => {
  it('is there again after a reload, and forgotten with null', () => {
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

  it.each(['', '{', '7', '{"__proto__":{}}'])('begins anew where storage holds %j', (spoilt) => {
    sessionStorage.setItem('flow', spoilt);
    expect(renderHook(useText).result.current[0]).toBeNull();
  });

  it('works while storage refuses', () => {
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
