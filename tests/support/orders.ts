import type { Order } from '../../contract/order';
import { house, phone } from './addresses';

/** An order that is paid in cash on delivery. */
export const cashOrder: Order = {
  id: 12,
  status: 'pending',
  payment_method: 'cash_on_delivery',
  currency: 'USD',
  price: '213.00',
  charge_price: '19.07',
  address: { ...house, phone },
  order_products: [],
};
