import { describe, expect, it } from 'vitest';

import { orderBanner } from './order-banner';

const unpaid = {
  status: 'pending',
  payment_method: 'credit_card',
  payment_status: 'unpaid',
} as const;
const paid = { ...unpaid, payment_status: 'paid' } as const;
const cancelled = { ...unpaid, status: 'cancelled' } as const;
const banner = (
  payment: string | null,
  order: Parameters<typeof orderBanner>[1],
  justPlaced = false,
) => orderBanner({ payment, justPlaced }, order);

describe('orderBanner', () => {
  it('says that the order was placed, once', () => {
    expect(banner(null, unpaid, true)?.title).toBe('Order placed successfully!');
    expect(banner(null, unpaid)).toBeNull();
  });

  it('says how the payment went', () => {
    expect(banner('success', paid)?.title).toBe('Payment received');
    expect(banner('success', unpaid)?.text).toContain('being confirmed');
    expect(banner('declined', unpaid)?.title).toBe('Payment declined');
    expect(banner('cancelled', unpaid)?.title).toBe('Payment not completed');
  });

  it('says that the payment page was not opened, and whether Pay now is there', () => {
    expect(banner('refused', unpaid, true)?.title).toBe('The payment page could not be opened');
    expect(banner('refused', unpaid, true)?.text).toContain('Pay now');
    const unknown = { status: 'pending', payment_method: 'credit_card' } as const;
    expect(banner('refused', unknown)?.text).not.toContain('Pay now');
  });

  it('has Pay now where the payment failed or was left, and can be made', () => {
    for (const payment of ['declined', 'cancelled', 'refused']) {
      expect(banner(payment, unpaid)?.toPay).toBe(true);
    }
    expect(banner('refused', paid)?.toPay).toBe(false);
    for (const payment of ['success', null]) {
      expect(banner(payment, unpaid, true)?.toPay).toBeUndefined();
    }
  });

  it('shows nothing outdated or unknown', () => {
    expect(banner('cancelled', cancelled)).toBeNull();
    expect(banner('success', cancelled)).toBeNull();
    expect(banner('success', { ...paid, payment_status: 'refunded' })).toBeNull();
    expect(banner(null, cancelled, true)).toBeNull();
    expect(banner('declined', paid)).toBeNull();
    expect(banner('cancelled', paid)).toBeNull();
    expect(banner('<script>', unpaid)).toBeNull();
  });
});
