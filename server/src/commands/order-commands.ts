import { parseArgs } from 'node:util';

import type { Tracking } from '@contract/order';

import { deliverOrder, shipOrder } from '../services/orders/change-order';
import { CommandError, readNumber } from './command';
import type { Command } from './command';

const isWebAddress = (url: string) =>
  URL.canParse(url) && ['http:', 'https:'].includes(new URL(url).protocol);

const readTracking = (values: Partial<Tracking>): Tracking | undefined => {
  const [carrier, number, url] = [values.carrier, values.number, values.url].map((value) =>
    value?.trim(),
  );
  if (carrier === undefined && number === undefined && url === undefined) return undefined;
  if (!carrier || !number || !url) {
    throw new CommandError('--carrier, --number and --url go together: give all three.');
  }
  if (!isWebAddress(url)) {
    throw new CommandError('--url must be an address that starts with https: or http:.');
  }
  return { carrier, number, url };
};

const ship: Command = {
  name: 'orders ship',
  usage: 'ORDER_ID [--carrier C --number N --url U]',
  description: 'marks an order as shipped, with its tracking, and emails the customer',
  run: async (deps, args) => {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        carrier: { type: 'string' },
        number: { type: 'string' },
        url: { type: 'string' },
      },
    });
    const id = readNumber('ORDER_ID', positionals[0], 1);
    const order = await shipOrder(deps, id, readTracking(values));
    const tracked = order.tracking ? ` Tracking: ${order.tracking.number}.` : '';
    return `Order ${order.id} is ${order.status}.${tracked}`;
  },
};

const deliver: Command = {
  name: 'orders deliver',
  usage: 'ORDER_ID',
  description: 'marks a shipped order as delivered',
  run: async (deps, [id]) => {
    const order = await deliverOrder(deps, readNumber('ORDER_ID', id, 1));
    return `Order ${order.id} is ${order.status}.`;
  },
};

/** The commands that follow an order on its way. */
export const orderCommands = [ship, deliver];
