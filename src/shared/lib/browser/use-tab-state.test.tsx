// @vitest-environment jsdom
import { act, cleanup, renderHook, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, Link } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { useTabState } from './use-tab-state';

const asText = (stored: unknown): string | null => (typeof stored === 'string' ? stored : null);
const Page = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    {children}
    <Link to="/login">Log in</Link>
  </BrowserRouter>
);
const renderText = () => renderHook(() => useTabState('checkout', asText), { wrapper: Page });

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
  window.history.replaceState(null, '');
});

describe('useTabState', () => {
  it('survives a reload, and is removed by null', () => {
    const first = renderText();
    expect(first.result.current[0]).toBeNull();
    act(() => {
      first.result.current[1]('code');
    });
    expect(first.result.current[0]).toBe('code');
    first.unmount();

    const second = renderText();
    expect(second.result.current[0]).toBe('code');
    act(() => {
      second.result.current[1](null);
    });
    expect(second.result.current[0]).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('is restored by Back, but not by a new navigation', async () => {
    const first = renderText();
    act(() => {
      first.result.current[1]('code');
    });
    act(() => {
      screen.getByRole('link').click();
    });
    expect(first.result.current[0]).toBeNull();
    expect(renderText().result.current[0]).toBeNull();

    await act(async () => {
      const back = new Promise((resolve) => {
        window.addEventListener('popstate', resolve, { once: true });
      });
      window.history.back();
      await back;
    });
    expect(first.result.current[0]).toBe('code');
    expect(renderText().result.current[0]).toBe('code');
  });

  it("leaves the router's part of the history entry alone", () => {
    window.history.replaceState({ key: 'abc', idx: 3, usr: { from: '/checkout' } }, '');
    const { result } = renderText();
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
      expect(renderText().result.current[0]).toBeNull();
    },
  );

  it('works without storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    const { result } = renderText();
    act(() => {
      result.current[1]('code');
    });
    expect(result.current[0]).toBe('code');
  });
});
