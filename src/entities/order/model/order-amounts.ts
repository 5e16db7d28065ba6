import { formatDate } from '@contract/formats';
import { i18n } from '@contract/i18n';
import type { Order, OrderProduct } from '@contract/order';
import { nameWithColor } from '@contract/short-name';
import { formatMoney, toMinor } from '@/shared/lib/money';

import { dotList } from './dot-list';

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

/** An amount of an order as order pages show it: with 2 decimals (section 9). */
export const orderMoney = (minor: number, order: Pick<Order, 'currency'>): string =>
  formatMoney(minor, order.currency, { decimals: 2 });

/** A moment as its date by the calendar of a time zone, else of the device: "3 October 2024"; empty when unknown. */
export const dayOf = (moment: string | null | undefined, timeZone?: string): string => {
  const at = new Date(moment ?? '');
  return Number.isNaN(at.getTime()) ? '' : formatDate(at, { dateStyle: 'long', timeZone });
};

/** How many items were bought. */
export const itemCount = (order: Pick<Order, 'order_products'>): number =>
  order.order_products.reduce((sum, line) => sum + line.quantity, 0);

/** How many items were bought, as text: "1 piece", "3 pieces". */
export const itemCountText = (order: Pick<Order, 'order_products'>): string =>
  i18n.t('{count, plural, one {1 piece} other {# pieces}}', { count: itemCount(order) });

const maxNames = 3;

/**
 * What was bought, by name and color: the first few, and how many more there are.
 */
export const boughtNames = (
  order: Pick<Order, 'order_products'>,
  label: (value: string) => string,
): string => {
  const all = order.order_products.map((line) =>
    nameWithColor(line.product.name, label(line.color ?? '')),
  );
  const names = [...new Set(all)];
  const shown = dotList(names.slice(0, maxNames));
  return names.length > maxNames
    ? i18n.t('{names} and {count} more', { names: shown, count: names.length - maxNames })
    : shown;
};
