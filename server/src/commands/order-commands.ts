import { type CommandUnknownOpts, Option } from '@commander-js/extra-typings';

import { orderStatuses, paymentStatuses } from '@contract/constants';
import type { Order } from '@contract/order';

import { cancelOrderOf } from '../services/orders/change-order';
import type { OrderFilters } from '../services/orders/find-orders';
import { completeOrder, deliverOrder, holdOrder, shipOrder } from '../services/orders/fulfil-order';
import { type AddCommands, type CommandContext, CommandError, type CommandResult } from './command';
import { exportOrders, listOrders, showOrder } from './order-reports';
import { addRefundCommand } from './refund-command';
import {
  endOfDay,
  pageOption,
  perPageOption,
  rowId,
  someDay,
  someText,
  startOfDay,
  webUrl,
} from './values';

interface TrackingOptions {
  carrier?: string;
  tracking?: string;
  url?: string;
}

interface Days {
  since?: string;
  until?: string;
}

const readTracking = ({ carrier, tracking, url }: TrackingOptions) => {
  if (carrier === undefined && tracking === undefined && url === undefined) return undefined;
  if (carrier === undefined || tracking === undefined || url === undefined) {
    throw new CommandError('--carrier, --tracking and --url go together: give all three.');
  }
  return { carrier, number: tracking, url };
};

const changed = (order: Order): CommandResult => ({
  text: [
    `Order ${order.id} is ${order.status}.`,
    ...(order.status === 'shipped' && order.tracking
      ? [`Tracking: ${order.tracking.number}.`]
      : []),
  ].join(' '),
  data: order,
});

/** A command about the orders that its options select. */
const addFiltered = (orders: CommandUnknownOpts, name: string) =>
  orders
    .command(name)
    .addOption(
      new Option('--status <status>', 'only those with this status').choices(orderStatuses),
    )
    .addOption(
      new Option('--payment <status>', 'only those with this payment status').choices(
        paymentStatuses,
      ),
    )
    .option('--customer <email>', 'only those of one customer', someText)
    .option('--since <day>', 'only those from this day on, such as 2026-11-23', someDay)
    .option('--until <day>', 'only those up to this day', someDay);

/** The filters of a command, whose days are those of the shop's clock, as in the lists. */
const filtersOf = (
  { config }: CommandContext,
  { since, until, ...others }: Omit<OrderFilters, 'since' | 'until'> & Days,
): OrderFilters => ({
  ...others,
  ...(since === undefined ? {} : { since: startOfDay(since, config.timeZone) }),
  ...(until === undefined ? {} : { until: endOfDay(until, config.timeZone) }),
});

/** The commands whose only argument is an order's number. */
const statusCommands: {
  name: string;
  description: string;
  change: (context: CommandContext, id: number) => Promise<Order>;
}[] = [
  {
    name: 'deliver',
    description: 'marks a shipped order as delivered, and emails the customer',
    change: deliverOrder,
  },
  { name: 'complete', description: 'marks a delivered order as completed', change: completeOrder },
  {
    name: 'cancel',
    description: 'cancels a pending order, refunds it, and emails the customer',
    change: cancelOrderOf,
  },
];

/** The commands about orders. */
export const addOrderCommands: AddCommands = (program, perform) => {
  const orders = program.command('orders').description('orders, from payment to delivery');
  addFiltered(orders, 'list')
    .description('lists orders, the newest first')
    .option('--held', 'only those on hold')
    .addOption(pageOption())
    .addOption(perPageOption())
    .action(({ page, perPage, ...filters }) =>
      perform((context) => listOrders(context, filtersOf(context, filters), { page, perPage })),
    );
  orders
    .command('show')
    .description('shows everything about an order')
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .action((id) => perform((context) => showOrder(context, id)));
  orders
    .command('ship')
    .description('marks an order as shipped, with its tracking, and emails the customer')
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .option('--carrier <name>', 'the carrier', someText)
    .option('--tracking <number>', 'the tracking number', someText)
    .option('--url <address>', 'the address of the tracking page', webUrl)
    .action((id, options) => {
      const tracking = readTracking(options);
      perform(async (context) => changed(await shipOrder(context, id, tracking)));
    });
  for (const { name, description, change } of statusCommands) {
    orders
      .command(name)
      .description(description)
      .argument('<ORDER_ID>', 'the number of the order', rowId)
      .action((id) => perform(async (context) => changed(await change(context, id))));
  }
  addRefundCommand(orders, perform);
  orders
    .command('hold')
    .description('prevents an order from being shipped; the customer is not notified')
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .option('--reason <text>', 'the reason, for the audit table', someText)
    .option('--release', 'allows it to be shipped again', false)
    .action((id, options) =>
      perform(async (context) => {
        const order = await holdOrder(context, id, options);
        const text = `Order ${id} is ${options.release ? 'no longer' : 'now'} on hold.`;
        return { text, data: { ...order, held: !options.release } };
      }),
    );
  addFiltered(orders, 'export')
    .description('prints orders as CSV, or with --json as a line of JSON for each')
    .action((filters) =>
      perform((context) => Promise.resolve(exportOrders(context, filtersOf(context, filters)))),
    );
};
