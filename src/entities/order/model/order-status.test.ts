import { describe, expect, it } from 'vitest';

import {
  canCancel,
  canPay,
  canRefund,
  canReorder,
  hasInvoice,
  paymentText,
  statusAndPayment,
  statusText,
} from './order-status';

const refunds = [{ id: 1, amount: '12.50', at: '2026-11-23T10:00:00Z', lines: [] }];

describe('order status', () => {
  it('is shown title-cased with underscores as spaces', () => {
    expect(statusText('pending')).toBe('Pending');
    expect(statusText('out_for_delivery')).toBe('Out For Delivery');
    expect(statusText('ON_HOLD')).toBe('On Hold');
    expect(statusText('')).toBe('');
  });

  it('lets only pending orders be cancelled', () => {
    expect(canCancel({ status: 'pending' })).toBe(true);
    expect(canCancel({ status: 'shipped' })).toBe(false);
    expect(canCancel({ status: 'on_hold' })).toBe(false);
  });

  it('lets orders that are no longer pending be ordered again', () => {
    expect(canReorder({ status: 'pending' })).toBe(false);
    expect(canReorder({ status: 'delivered' })).toBe(true);
    expect(canReorder({ status: 'cancelled' })).toBe(true);
  });

  it('lets delivered or completed card orders be refunded', () => {
    for (const status of ['delivered', 'completed']) {
      expect(canRefund({ status, payment_method: 'credit_card' })).toBe(true);
      expect(canRefund({ status, payment_method: 'cash_on_delivery' })).toBe(false);
    }
    expect(canRefund({ status: 'pending', payment_method: 'credit_card' })).toBe(false);
  });

  it('lets a pending, unpaid card order be paid', () => {
    const order = { status: 'pending', payment_method: 'credit_card', payment_status: 'unpaid' };
    expect(canPay(order as Parameters<typeof canPay>[0])).toBe(true);
    expect(
      canPay({ status: 'pending', payment_method: 'credit_card', payment_status: 'paid' }),
    ).toBe(false);
    expect(
      canPay({ status: 'cancelled', payment_method: 'credit_card', payment_status: 'unpaid' }),
    ).toBe(false);
    expect(
      canPay({ status: 'pending', payment_method: 'cash_on_delivery', payment_status: 'unpaid' }),
    ).toBe(false);
  });

  it('has no invoice for an order that waits for its payment, or never had one', () => {
    const unpaid = { status: 'pending', payment_status: 'unpaid' } as const;
    const card = { ...unpaid, payment_method: 'credit_card' } as const;
    const cash = { ...unpaid, payment_method: 'cash_on_delivery' } as const;
    expect(hasInvoice(card)).toBe(false);
    expect(hasInvoice({ ...card, payment_status: 'paid' })).toBe(true);
    expect(hasInvoice({ status: 'pending', payment_method: 'credit_card' })).toBe(true);
    expect(hasInvoice(cash)).toBe(true);
    expect(hasInvoice({ ...cash, status: 'cancelled' })).toBe(false);
  });

  it('says how the payment stands beside the status, and nothing twice', () => {
    const said = (status: string, more: object = {}) =>
      statusAndPayment({ status, payment_method: 'credit_card', ...more });
    expect(said('pending', { payment_status: 'paid' })).toBe('Pending · Payment received');
    expect(said('processing', { payment_status: 'paid' })).toBe('Processing · Paid');
    expect(said('pending', { payment_status: 'unpaid' })).toBe('Pending · Not paid yet');
    expect(said('cancelled', { payment_status: 'unpaid' })).toBe('Cancelled · Nothing to pay');
    expect(said('shipped')).toBe('Shipped');
    expect(said('delivered', { payment_status: 'paid', refunds })).toBe(
      'Delivered · Partly refunded',
    );
  });

  it('says of a refund that it is on its way, until it can have reached the card', () => {
    const said = (status: string, at: string) =>
      statusAndPayment({
        status,
        payment_method: 'credit_card',
        payment_status: 'refunded',
        events: [{ status, at }],
      });
    const now = new Date().toISOString();
    const longAgo = '2025-03-01T10:00:00Z';
    expect(said('cancelled', now)).toBe('Cancelled · Refund on its way');
    expect(said('cancelled', longAgo)).toBe('Cancelled · Refunded');
    expect(said('refunded', now)).toBe('Refunded · Refund on its way');
    expect(said('refunded', longAgo)).toBe('Refunded');
  });

  it('names the payment method and payment status', () => {
    const text = (payment_method: 'credit_card' | 'cash_on_delivery', more: object = {}) =>
      paymentText({ status: 'pending', payment_method, ...more });
    expect(text('credit_card')).toEqual({ method: 'Credit card', status: null });
    expect(text('credit_card', { payment_status: 'paid' }).status).toBe('Paid');
    expect(text('credit_card', { payment_status: 'unpaid' }).status).toBe('Not paid yet');
    const cash = { payment_status: 'unpaid' };
    expect(text('cash_on_delivery', cash)).toEqual({
      method: 'Cash on delivery',
      status: 'To be paid on delivery',
    });
    expect(text('cash_on_delivery', { ...cash, status: 'cancelled' }).status).toBe(
      'Nothing to pay',
    );
  });
});
