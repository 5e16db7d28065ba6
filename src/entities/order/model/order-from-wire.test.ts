import { describe, expect, it } from 'vitest';

import { orderFromWire, type WireOrder } from './order-from-wire';

const prices = {
  price: '10.00',
  price_in_usd: '10.00',
  price_in_eur: '9.00',
  price_in_aed: '37.00',
};
const product = { id: 7, name: 'Coat', ...prices, primary_image: '', discount_percentage: 0 };
const address = {
  first_name: 'Noura',
  last_name: 'Haddad',
  address: '14 Al Seef Walk',
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
};
const order: WireOrder = {
  id: 1,
  status: 'pending',
  payment_method: 'cash_on_delivery',
  currency: 'USD',
  price: '10.00',
  charge_price: '19.07',
  address,
  order_products: [{ id: 1, quantity: 1, price: '10.00', product, product_size: { size: 'S' } }],
};

describe('an order of a provider that knows only the fields of section 3', () => {
  it('has no phone and no id of a size', () => {
    const { address: to, order_products } = orderFromWire(order);
    expect(to).toEqual({ ...address, phone: '' });
    expect(order_products[0]?.product_size).toEqual({ id: 0, size: 'S' });
  });

  it('keeps what a provider knows besides', () => {
    const known = { ...order, address: { ...address, phone: '+971 50 000 0142' } };
    expect(orderFromWire(known).address.phone).toBe('+971 50 000 0142');
  });
});
