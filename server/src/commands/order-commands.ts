import { Option } from '@commander-js/extra-typings';

import type { Order } from '@contract/order';

import { deliverOrder, shipOrder } from '../services/orders/change-order';
import { CommandError } from './command';
import type { AddCommands, CommandResult } from './command';
import { rowId, someText, webAddress } from './values';

interface TrackingOptions {
  carrier?: string;
  tracking?: string;
  number?: string;
  url?: string;
}

const readTracking = ({ carrier, tracking, number = tracking, url }: TrackingOptions) => {
  if (carrier === undefined && number === undefined && url === undefined) return undefined;
  if (carrier === undefined || number === undefined || url === undefined) {
    throw new CommandError('--carrier, --tracking and --url go together: give all three.');
  }
  return { carrier, number, url };
};

const changed = (order: Order): CommandResult => ({
  text: [
    `Order ${order.id} is ${order.status}.`,
    ...(order.tracking ? [`Tracking: ${order.tracking.number}.`] : []),
  ].join(' '),
  data: order,
});

/** The commands that follow an order on its way. */
export const addOrderCommands: AddCommands = (program, perform) => {
  const orders = program.command('orders').description('orders, from payment to delivery');
  orders
    .command('ship')
    .description('marks an order as shipped, with its tracking, and emails the customer')
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .option('--carrier <name>', 'who carries it', someText)
    .option('--tracking <number>', 'its number at the carrier', someText)
    .addOption(new Option('--number <number>').argParser(someText).hideHelp())
    .option('--url <address>', 'where it can be followed', webAddress)
    .action((id, options) => {
      const tracking = readTracking(options);
      perform(async (context) => changed(await shipOrder(context, id, tracking)));
    });
  orders
    .command('deliver')
    .description('marks a shipped order as delivered')
    .argument('<ORDER_ID>', 'the number of the order', rowId)
    .action((id) => perform(async (context) => changed(await deliverOrder(context, id))));
};
