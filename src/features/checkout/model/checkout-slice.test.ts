import { describe, expect, it } from 'vitest';

import { sessionEnded } from '@/shared/session';

import { emptyCheckoutAddress } from './checkout-fields';
import {
  addressPrefilled,
  addressTyped,
  checkoutReducer,
  orderPlaced,
  paymentChosen,
  placingFailed,
  placingStarted,
  stepCompleted,
  stepReopened,
} from './checkout-slice';

const start = checkoutReducer(undefined, { type: 'start' });
const typed = { ...emptyCheckoutAddress, firstName: 'Noura' };

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

  it('prefills only while nothing was typed', () => {
    const prefilled = checkoutReducer(start, addressPrefilled(typed));
    expect(prefilled.address.firstName).toBe('Noura');
    const own = checkoutReducer(start, addressTyped({ ...typed, firstName: 'Salma' }));
    expect(checkoutReducer(own, addressPrefilled(typed)).address.firstName).toBe('Salma');
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

  it('starts over when the order is placed or the session ends', () => {
    const busy = checkoutReducer(
      checkoutReducer(start, addressTyped(typed)),
      paymentChosen('credit_card'),
    );
    expect(checkoutReducer(busy, orderPlaced())).toEqual(start);
    expect(checkoutReducer(busy, sessionEnded({ reason: 'logout' }))).toEqual(start);
  });
});
