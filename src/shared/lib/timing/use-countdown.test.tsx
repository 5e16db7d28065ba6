// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { useCountdown } from './use-countdown';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const minuteFromNow = () => Date.now() + 60_000;

describe('useCountdown', () => {
  it('counts down from 60 seconds', () => {
    const endsAt = minuteFromNow();
    const { result } = renderHook(() => useCountdown(endsAt));
    expect(result.current).toBe(60);
    act(() => {
      vi.advanceTimersByTime(59_000);
    });
    expect(result.current).toBe(1);
    act(() => {
      vi.advanceTimersByTime(1_000);
    });
    expect(result.current).toBe(0);
  });

  it('follows the clock: a background tab is right when it becomes visible', () => {
    const endsAt = minuteFromNow();
    const { result } = renderHook(() => useCountdown(endsAt));
    vi.setSystemTime(Date.now() + 45_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toBe(15);
  });

  it('continues after a reload, and ends when the clock was set back', () => {
    const endsAt = minuteFromNow();
    vi.setSystemTime(Date.now() + 20_000);
    expect(renderHook(() => useCountdown(endsAt)).result.current).toBe(40);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(renderHook(() => useCountdown(endsAt)).result.current).toBe(0);
  });
});
