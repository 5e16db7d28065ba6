import { afterEach, describe, expect, it, vi } from 'vitest';

import { sessionEnded, sessionStarted } from '@/shared/session';

import { successesDismissed, toastDismissed, toastShown, toastsReducer } from './toast-slice';

type Said = Parameters<typeof toastShown>[0];

const failed = (title: string): Said => ({ severity: 'error', title });
const went = (title: string): Said => ({ severity: 'success', title });

const afterSaying = (...toasts: Said[]) =>
  toasts.reduce(
    (state, toast) => toastsReducer(state, toastShown(toast)),
    toastsReducer(undefined, { type: 'start' }),
  );
const titles = (...toasts: Said[]) => afterSaying(...toasts).list.map(({ title }) => title);

describe('toasts', () => {
  afterEach(() => {
    vi.useRealTimers();
  });

  it('are replaced by the next one after a success', () => {
    expect(titles(went('Cart updated'), went('Currency changed'))).toEqual(['Currency changed']);
  });

  it('keep failures beside later toasts, up to three', () => {
    expect(titles(failed('a'), went('b'))).toEqual(['a', 'b']);
    expect(titles(failed('a'), failed('b'), failed('c'), failed('d'))).toEqual(['b', 'c', 'd']);
  });

  it('are removed when a retry succeeds', () => {
    vi.useFakeTimers({ now: 0 });
    const failure = toastsReducer(undefined, toastShown(failed('Failed to save address')));
    vi.setSystemTime(5000);
    const { list } = toastsReducer(failure, toastShown(went('Address added successfully')));
    expect(list.map(({ title }) => title)).toEqual(['Address added successfully']);
  });

  it('lose a failure at once when the same succeeds, but no other failure', () => {
    const remove = (about: string): Said => ({ ...failed('Failed to remove item'), about });
    const removed: Said = { ...went('Item removed from cart'), about: '7:70:' };
    expect(titles(remove('7:70:'), removed)).toEqual(['Item removed from cart']);
    expect(titles(remove('8:80:'), removed)).toEqual([
      'Failed to remove item',
      'Item removed from cart',
    ]);
  });

  it('keep what can be undone beside one that stays', () => {
    const undo = { type: 'cart/removalUndone', payload: { id: '7:70:' } };
    const offline: Said = { severity: 'info', title: 'You are offline', lasting: true };
    expect(titles({ ...went('Item removed from cart'), undo }, offline)).toEqual([
      'Item removed from cart',
      'You are offline',
    ]);
  });

  it('are all shown where they say what a login has changed', () => {
    const reports = (title: string): Said => ({ severity: 'info', title, reportsLogin: true });
    expect(titles(reports('a'), reports('b'))).toEqual(['a', 'b']);
    expect(titles(reports('a'), went('b'))).toEqual(['b']);
  });

  it('show the same message once', () => {
    expect(titles(failed('a'), failed('b'), failed('a'))).toEqual(['b', 'a']);
  });

  it('lose what can be undone when a session starts or ends', () => {
    const undo = { type: 'cart/removalUndone', payload: { id: '7:70:' } };
    const state = afterSaying(failed('a'), { ...went('Item removed from cart'), undo });
    const user = { name: '', email: '', image: '', currency: 'USD' } as const;
    for (const action of [sessionStarted({ token: 't', user }), sessionEnded({ reason: 'logout' })])
      expect(toastsReducer(state, action).list.map(({ title }) => title)).toEqual(['a']);
  });

  it('keep failures and what can be undone when the successes have been read', () => {
    const undo = { type: 'cart/removalUndone', payload: { id: '7:70:' } };
    const left = (...toasts: Said[]) =>
      toastsReducer(afterSaying(...toasts), successesDismissed()).list.map(({ title }) => title);
    expect(left(failed('a'), went('Verification code resent successfully'))).toEqual(['a']);
    expect(left({ ...went('Item removed from cart'), undo })).toEqual(['Item removed from cart']);
  });

  it('are removed when dismissed', () => {
    const state = afterSaying(failed('a'));
    expect(toastsReducer(state, toastDismissed(state.list[0]?.id ?? '')).list).toEqual([]);
  });
});
