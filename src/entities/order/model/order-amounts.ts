import type { Order, OrderProduct } from '@contract/order';
import { formatMoney, toMinor } from '@/shared/lib/money';

/** An order's sums in its own currency, minor units; the total is subtotal plus shipping. */
export const orderAmounts = (
  order: Pick<Order, 'price' | 'charge_price'>,
): { subtotal: number; shipping: number; total: number } => {
  const subtotal = toMinor(order.price);
  const shipping = toMinor(order.charge_price);
  return { subtotal, shipping, total: subtotal + shipping };
};

/** What a line cost, minor units. */
export const orderLineTotal = (line: Pick<OrderProduct, 'price' | 'quantity'>): number =>
  toMinor(line.price) * line.quantity;

/** An amount of an order as order pages show it: with 2 decimals (specification, section 9). */
export const orderMoney = (minor: number, order: Pick<Order, 'currency'>): string =>
  formatMoney(minor, order.currency, { decimals: 2 });

/** When an order was placed, e.g. "3 October 2024"; empty when the provider does not say. */
export const orderDate = (order: Pick<Order, 'created_at'>): string => {
  const at = new Date(order.created_at ?? '');
  return Number.isNaN(at.getTime())
    ? ''
    : new Intl.DateTimeFormat('en-GB', { dateStyle: 'long' }).format(at);
};
