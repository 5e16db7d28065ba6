import { eq } from 'drizzle-orm';
import Papa from 'papaparse';

import { toDecimal, toMinor } from '@contract/minor-units';
import type { Order } from '@contract/order';

import type { Paging } from '../db/page';
import { hasId } from '../db/row-id';
import { customers, orders } from '../db/schema';
import {
  eachOrder,
  findOrders,
  type HouseRefund,
  orderColumns,
  type OrderFilters,
  readRefunds,
} from '../services/orders/find-orders';
import { orderNotFound, readOrder } from '../services/orders/read-orders';
import { displayMoney } from '../shared/money';
import type { CommandContext, CommandResult } from './command';
import { fieldList, localTime, pageResult, table } from './tables';

const statusOf = ({ status, held }: { status: string; held: boolean }) =>
  held ? `${status}, on hold` : status;

/** A page of the orders that the filters select, in a table. */
export const listOrders = async (
  context: CommandContext,
  filters: OrderFilters,
  paging: Paging,
): Promise<CommandResult> =>
  pageResult(
    await findOrders(context, filters, paging),
    'orders',
    ['order', 'placed', 'status', 'payment', 'total', 'customer', 'email'],
    (order) => [
      order.id,
      localTime(new Date(order.created_at), context.config.timeZone),
      statusOf(order),
      order.payment_status,
      displayMoney(order.currency, order.total),
      order.customer,
      order.email,
    ],
  );

const addressText = ({ address }: Order): string =>
  [
    `${address.first_name} ${address.last_name}`,
    address.address,
    address.apartment,
    address.city,
    `${address.state} ${address.zip_code}`,
    address.country,
  ]
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');

const factsOf = (order: Order, customer: { name: string; email: string }, held: boolean) => ({
  Order: order.id,
  Status: statusOf({ status: order.status, held }),
  Payment: `${order.payment_method.replaceAll('_', ' ')}, ${order.payment_status}`,
  Customer: `${customer.name}, ${customer.email}`,
  Address: addressText(order),
  Phone: order.address.phone,
  Arrives: order.arrives && `${order.arrives.from} to ${order.arrives.to}`,
  Tracking: order.tracking && `${order.tracking.carrier} ${order.tracking.number}`,
  'Tracked at': order.tracking?.url,
});

const refundedOf = ({ refunds = [] }: Order, line: number): number =>
  refunds
    .flatMap(({ lines }) => lines)
    .filter(({ id }) => id === line)
    .reduce((sum, { quantity }) => sum + quantity, 0);

/** The lines of an order, with a column of refunded quantities where there are any. */
const pieceTable = (order: Order): string => {
  const hasRefunds = order.order_products.some(({ id }) => refundedOf(order, id) > 0);
  return table(
    [
      ...['line', 'piece', 'size', 'color', 'quantity'],
      ...(hasRefunds ? ['refunded'] : []),
      'price',
    ],
    order.order_products.map(({ id, product, product_size, color, quantity, price }) => [
      ...[id, product.name, product_size.size, color ?? '', quantity],
      ...(hasRefunds ? [refundedOf(order, id)] : []),
      displayMoney(order.currency, price),
    ]),
  );
};

const refundTable = (refunds: HouseRefund[], { currency }: Order, timeZone: string): string =>
  table(
    ['refunded', 'amount', 'lines', 'by', 'reason', 'state'],
    refunds.map(({ at, amount, lines, who, origin, reason, status }) => [
      localTime(new Date(at), timeZone),
      displayMoney(currency, amount),
      lines.map(({ id, quantity }) => `${id}:${quantity}`).join(' '),
      who ?? origin,
      reason ?? '',
      status,
    ]),
  );

/** Everything about one order. */
export const showOrder = async (context: CommandContext, id: number): Promise<CommandResult> => {
  const { orm } = context.db;
  const order = await readOrder(orm, hasId(orders.id, id));
  const [row] = await orm
    .select({ name: customers.name, email: customers.email, heldAt: orders.heldAt })
    .from(orders)
    .innerJoin(customers, eq(customers.id, orders.customerId))
    .where(eq(orders.id, id));
  if (!row) throw orderNotFound();
  const { heldAt, ...customer } = row;
  const { refunds, ...refundSums } = await readRefunds(context, id);
  const money = (amount: string) => displayMoney(order.currency, amount);
  const { timeZone } = context.config;
  return {
    text: [
      fieldList(factsOf(order, customer, heldAt !== null)),
      '',
      pieceTable(order),
      '',
      fieldList({
        Subtotal: money(order.price),
        Shipping: money(order.charge_price),
        Total: money(toDecimal(toMinor(order.price) + toMinor(order.charge_price))),
        ...(refunds.length === 0
          ? {}
          : { Refunded: money(refundSums.refunded), Remaining: money(refundSums.remaining) }),
      }),
      '',
      ...(refunds.length === 0 ? [] : [refundTable(refunds, order, timeZone), '']),
      table(
        ['time', 'status'],
        (order.events ?? []).map(({ at, status }) => [localTime(new Date(at), timeZone), status]),
      ),
    ].join('\n'),
    data: { ...order, customer, held: heldAt !== null, ...refundSums, refunds },
  };
};

/** All orders that the filters select, as CSV with a header or as a line of JSON for each. */
export const exportOrders = (context: CommandContext, filters: OrderFilters): CommandResult => {
  async function* parts() {
    if (!context.json) yield `${orderColumns.join(',')}\n`;
    for await (const rows of eachOrder(context, filters)) {
      if (rows.length === 0) return;
      if (context.json) yield rows.map((row) => `${JSON.stringify(row)}\n`).join('');
      else {
        const csv = { header: false, newline: '\n', escapeFormulae: true };
        yield `${Papa.unparse({ fields: orderColumns, data: rows }, csv)}\n`;
      }
    }
  }
  return { text: parts() };
};
