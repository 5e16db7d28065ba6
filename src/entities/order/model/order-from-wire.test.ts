import { describe, expect, it } from 'vitest';

import { house } from '../../../../tests/support/addresses';
import { orderAfterChange, orderFromWire, type WireOrder } from './order-from-wire';

const prices = {
  price: '10.00',
  price_in_usd: '10.00',
  price_in_eur: '9.00',
  price_in_aed: '37.00',
};
const product = { id: 7, name: 'Coat', ...prices, primary_image: '', discount_percentage: 0 };
const order: WireOrder = {
  id: 1,
  status: 'pending',
  payment_method: 'cash_on_delivery',
  currency: 'USD',
  price: '10.00',
  charge_price: '19.07',
  address: house,
  order_products: [{ id: 1, quantity: 1, price: '10.00', product, product_size: { size: 'S' } }],
};

describe('an order of a provider that knows only the fields of section 3', () => {
  it('has no phone and no id of a size', () => {
    const { address: to, order_products } = orderFromWire(order);
    expect(to).toEqual({ ...house, phone: '' });
    expect(order_products[0]?.product_size).toEqual({ id: 0, size: 'S' });
  });

  it('keeps what a provider knows besides', () => {
    const known = { ...order, address: { ...house, phone: '+971 50 000 0142' } };
    expect(orderFromWire(known).address.phone).toBe('+971 50 000 0142');
  });
});

describe('the response to a change of an order, of which section 7 shows nothing', () => {
  it('is the order where it holds one, as GET /orders has it', () => {
    expect(orderAfterChange({ data: order })).toEqual(orderFromWire(order));
  });

  it.each([{}, { data: null }, { data: { id: 1, status: 'cancelled' } }])(
    'is none in %j',
    (response) => {
      expect(orderAfterChange(response)).toBeNull();
    },
  );
});
