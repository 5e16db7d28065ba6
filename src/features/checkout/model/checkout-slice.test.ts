import { describe, expect, it } from 'vitest';

import { selectBag } from '@/entities/cart';
import { sessionEnded } from '@/shared/session';

import { makeStore } from '../../../../tests/support/shop-store';
import {
  checkoutLeft,
  checkoutOpened,
  checkoutReducer,
  type CheckoutState,
  draftRestored,
  orderPlaced,
  paymentChosen,
  placingFailed,
  placingStarted,
  selectPlacing,
  stepCompleted,
  stepReopened,
} from './checkout-slice';

const start = checkoutReducer(undefined, { type: 'start' });
const bag = selectBag(makeStore({ apiUrl: 'http://shop.test/api' }).getState());

describe('checkout wizard', () => {
  it('starts at the address, with cash on delivery', () => {
    expect(start).toMatchObject({ step: 'address', paymentMethod: 'cash_on_delivery' });
  });

  it('goes address, payment, review, and back to any step', () => {
    const payment = checkoutReducer(start, stepCompleted('address'));
    const review = checkoutReducer(payment, stepCompleted('payment'));
    expect([payment.step, review.step]).toEqual(['payment', 'review']);
    expect(checkoutReducer(review, stepCompleted('review')).step).toBe('review');
    expect(checkoutReducer(review, stepReopened('address')).step).toBe('address');
  });

  it('restores the draft after a reload', () => {
    const draft = {
      step: 'payment',
      paymentMethod: 'credit_card',
      attempt: { key: 'k', content: 'c' },
    } as const;
    expect(checkoutReducer(start, draftRestored(draft))).toEqual({ ...start, ...draft });
  });

  it('keeps the key of an attempt while its content does not change', () => {
    const first = checkoutReducer(start, placingStarted('content'));
    const failed = checkoutReducer(first, placingFailed({ error: 'No', shortages: { 1: ['x'] } }));
    expect(failed).toMatchObject({ error: 'No', shortages: { 1: ['x'] } });
    const again = checkoutReducer(failed, placingStarted('content'));
    expect(again).toMatchObject({ attempt: first.attempt, error: null, shortages: {} });
    const changed = checkoutReducer(again, placingStarted('other content'));
    expect(changed.attempt?.key).not.toBe(first.attempt?.key);
  });

  it('forgets the failure of an earlier visit when it is opened', () => {
    const failed = checkoutReducer(start, placingFailed({ error: 'No', shortages: { 1: ['x'] } }));
    expect(checkoutReducer(failed, checkoutOpened())).toEqual(start);
  });

  it('starts over when it is left and opened after an order, or the session ends', () => {
    const busy = checkoutReducer(
      checkoutReducer(start, placingStarted('content')),
      paymentChosen('credit_card'),
    );
    expect(checkoutReducer(busy, checkoutLeft())).toEqual(busy);
    const placed = checkoutReducer(busy, orderPlaced(bag));
    expect(placed).toEqual({ ...busy, status: 'placed', orderedBag: bag });
    expect(checkoutReducer(placed, checkoutLeft())).toEqual({ ...start, status: 'placed' });
    expect(checkoutReducer(placed, checkoutOpened())).toEqual(start);
    expect(checkoutReducer(busy, sessionEnded({ reason: 'logout' }))).toEqual(start);
  });

  it('is placing until the next page is shown or the attempt has failed', () => {
    const placing = (state: CheckoutState) => selectPlacing({ checkout: state });
    const started = checkoutReducer(start, placingStarted('content'));
    const placed = checkoutReducer(started, orderPlaced(bag));
    expect([start, started, placed].map(placing)).toEqual([false, true, true]);
    expect(placing(checkoutReducer(started, placingFailed({ error: 'No' })))).toBe(false);
    expect(placing(checkoutReducer(placed, placingFailed({ error: 'No id' })))).toBe(false);
    expect(placing(checkoutReducer(placed, checkoutOpened()))).toBe(false);
  });
});
