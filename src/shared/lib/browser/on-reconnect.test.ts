// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { onReconnect } from './on-reconnect';

const act = vi.fn();
let stop: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  act.mockClear();
  stop = onReconnect(act);
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const comeOnline = () => window.dispatchEvent(new Event('online'));

it('calls when the connection is back, and three times more soon after', () => {
  vi.advanceTimersByTime(60_000);
  expect(act).not.toHaveBeenCalled();
  comeOnline();
  expect(act).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  expect(act).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(4);
});

it('starts anew with each connection, and does not call without one', () => {
  comeOnline();
  vi.advanceTimersByTime(900);
  comeOnline();
  vi.advanceTimersByTime(900);
  expect(act).toHaveBeenCalledTimes(2);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.advanceTimersByTime(60_000);
  expect(act).toHaveBeenCalledTimes(2);
});

it('calls no more once it is stopped', () => {
  comeOnline();
  stop();
  vi.advanceTimersByTime(60_000);
  comeOnline();
  expect(act).toHaveBeenCalledTimes(1);
});
