import { readNumber } from './command';
import type { Command } from './command';

/** An order has left the house; the customer is told. */
export const ordersShip: Command = {
  name: 'orders ship',
  usage: 'ORDER_ID',
  does: 'marks an order as shipped and tells the customer',
  run: async ({ orders }, words) => {
    const order = await orders.ship(readNumber('ORDER_ID', words[0], 1));
    return `Order ${order.id} is ${order.status}.`;
  },
};

/** An order has arrived; cash for it was taken. */
export const ordersDeliver: Command = {
  name: 'orders deliver',
  usage: 'ORDER_ID',
  does: 'marks a shipped order as delivered',
  run: async ({ orders }, words) => {
    const order = await orders.deliver(readNumber('ORDER_ID', words[0], 1));
    return `Order ${order.id} is ${order.status}.`;
  },
};
