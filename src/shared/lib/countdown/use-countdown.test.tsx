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
  it('tells the seconds that are left of 60', () => {
    const endsAt = minuteFromNow();
    const { result } = renderHook(() => useCountdown(endsAt, 60));
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

  it('is told by the clock: a tab whose timers slept is right when it is seen again', () => {
    const endsAt = minuteFromNow();
    const { result } = renderHook(() => useCountdown(endsAt, 60));
    vi.setSystemTime(Date.now() + 45_000);
    act(() => {
      document.dispatchEvent(new Event('visibilitychange'));
    });
    expect(result.current).toBe(15);
  });

  it('goes on after a reload where it was, and keeps nobody waiting when the clock was put back', () => {
    const endsAt = minuteFromNow();
    vi.setSystemTime(Date.now() + 20_000);
    expect(renderHook(() => useCountdown(endsAt, 60)).result.current).toBe(40);
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(renderHook(() => useCountdown(endsAt, 60)).result.current).toBe(0);
  });
});
