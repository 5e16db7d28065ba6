import { toDecimal } from '@contract/minor-units';
import type { Order, PlaceOrderRequest } from '@contract/order';

import type { orderEvents, orderLines } from '../../db/schema';
import { arrivalOf, type OrderRow } from '../order-rows/order-rows';
import { type RefundRow, shownRefunds } from '../order-rows/refund-rows';

/** The columns of an order's line that the API needs. */
export type WireLine = Pick<
  typeof orderLines.$inferSelect,
  'id' | 'quantity' | 'unitPrice' | 'color' | 'product' | 'productSizeId' | 'size'
>;

/** An event of an order, its time as JSON has it. */
export type WireEvent = Pick<typeof orderEvents.$inferSelect, 'status'> & { at: string };

/** A refund of an order that did not fail, its time as JSON has it. */
export type WireRefund = Pick<RefundRow, 'id' | 'amount' | 'lines' | 'status' | 'surplus'> & {
  createdAt: string;
};

const asIso = (at: string): string => new Date(at).toISOString();

/** The address of an order's request, as the order stores it. */
export const addressOf = (request: PlaceOrderRequest): Order['address'] => ({
  first_name: request.first_name.trim(),
  last_name: request.last_name.trim(),
  address: request.address.trim(),
  apartment: request.apartment?.trim() || null,
  city: request.city.trim(),
  state: request.state.trim(),
  zip_code: request.zip_code.trim(),
  country: request.country.trim(),
  phone: request.phone.trim(),
});

const refundsToWire = (rows: WireRefund[]): Pick<Order, 'refunds'> => {
  const refunds = shownRefunds(rows).map(({ id, amount, createdAt, lines }) => ({
    id,
    amount: toDecimal(amount),
    at: asIso(createdAt),
    lines,
  }));
  return refunds.length === 0 ? {} : { refunds };
};

/**
 * An order as the API returns it, made of the order's own rows: changes of the catalogue never affect
 * it.
 */
export const orderToWire = (
  order: OrderRow & { lines: WireLine[]; events: WireEvent[]; refunds: WireRefund[] },
): Order => ({
  id: order.id,
  status: order.status,
  payment_method: order.paymentMethod,
  currency: order.currency,
  price: toDecimal(order.subtotal),
  charge_price: toDecimal(order.shipping),
  address: order.address,
  order_products: order.lines.map((line) => ({
    id: line.id,
    quantity: line.quantity,
    price: toDecimal(line.unitPrice),
    ...(line.color ? { color: line.color } : {}),
    product: line.product,
    product_size: { id: line.productSizeId, size: line.size },
  })),
  created_at: order.createdAt.toISOString(),
  payment_status: order.paymentStatus,
  events: order.events.map(({ status, at }) => ({ status, at: asIso(at) })),
  ...(order.tracking ? { tracking: order.tracking } : {}),
  ...arrivalOf(order),
  ...(order.payBy && order.status === 'pending' && order.paymentStatus === 'unpaid'
    ? { pay_by: order.payBy.toISOString() }
    : {}),
  ...(order.expiredAt ? { expired_at: order.expiredAt.toISOString() } : {}),
  ...refundsToWire(order.refunds),
});
