import { deliverOrder, shipOrder } from '../services/orders/change-order';
import { readNumber } from './command';
import type { Command } from './command';

const orderCommand = (
  name: string,
  description: string,
  change: typeof shipOrder | typeof deliverOrder,
): Command => ({
  name,
  usage: 'ORDER_ID',
  description,
  run: async (deps, [id]) => {
    const order = await change(deps, readNumber('ORDER_ID', id, 1));
    return `Order ${order.id} is ${order.status}.`;
  },
});

/** The commands that follow an order on its way. */
export const orderCommands = [
  orderCommand('orders ship', 'marks an order as shipped and emails the customer', shipOrder),
  orderCommand('orders deliver', 'marks a shipped order as delivered', deliverOrder),
];
