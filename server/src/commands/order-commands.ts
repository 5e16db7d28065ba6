import { deliverOrder, shipOrder } from '../services/orders/change-order';
import { readNumber } from './command';
import type { Command } from './command';

/** Marks an order as shipped and notifies the customer. */
export const ordersShip: Command = {
  name: 'orders ship',
  usage: 'ORDER_ID',
  description: 'marks an order as shipped and tells the customer',
  run: async (deps, words) => {
    const order = await shipOrder(deps, readNumber('ORDER_ID', words[0], 1));
    return `Order ${order.id} is ${order.status}.`;
  },
};

/** Marks an order as delivered; cash on delivery counts as paid then. */
export const ordersDeliver: Command = {
  name: 'orders deliver',
  usage: 'ORDER_ID',
  description: 'marks a shipped order as delivered',
  run: async (deps, words) => {
    const order = await deliverOrder(deps, readNumber('ORDER_ID', words[0], 1));
    return `Order ${order.id} is ${order.status}.`;
  },
};
