import { asc, eq } from 'drizzle-orm';

import type { WithDb } from '../../db/client';
import { hasEmail } from '../../db/has-email';
import {
  backInStockRequests,
  cartItems,
  contactMessages,
  mailEvents,
  orders,
  products,
  wishlistItems,
} from '../../db/schema';
import { transact } from '../../db/transaction';
import { normalizeEmail } from '../../shared/email';
import { recordChange, type Shopkeeper } from '../audit/audit';
import { listAddresses } from '../customers/addresses';
import { readOrders } from '../orders/read-orders';
import { type CustomerKey, showCustomer } from './customers';

/** Everything that is stored about a customer, except secrets; 404 when there is none. */
export const exportCustomer = async (deps: WithDb & Shopkeeper, key: CustomerKey) => {
  const { orm } = deps.db;
  const { orders: orderCount, ...customer } = await showCustomer(orm, key);
  const email = normalizeEmail(customer.email);
  const bag = await orm
    .select({
      product: products.name,
      size_id: cartItems.productSizeId,
      color: cartItems.color,
      quantity: cartItems.quantity,
      added_at: cartItems.createdAt,
    })
    .from(cartItems)
    .innerJoin(products, eq(products.id, cartItems.productId))
    .where(eq(cartItems.customerId, customer.id));
  const wishlist = await orm
    .select({
      product: products.name,
      size_id: wishlistItems.productSizeId,
      color: wishlistItems.color,
      added_at: wishlistItems.createdAt,
    })
    .from(wishlistItems)
    .innerJoin(products, eq(products.id, wishlistItems.productId))
    .where(eq(wishlistItems.customerId, customer.id));
  const stock = await orm
    .select({ size_id: backInStockRequests.productSizeId, asked_at: backInStockRequests.createdAt })
    .from(backInStockRequests)
    .where(eq(backInStockRequests.email, email));
  const messages = await orm
    .select()
    .from(contactMessages)
    .where(hasEmail(contactMessages.email, email));
  const mail = await orm
    .select({ kind: mailEvents.kind, written_at: mailEvents.createdAt, sent_at: mailEvents.sentAt })
    .from(mailEvents)
    .where(hasEmail(mailEvents.recipient, email))
    .orderBy(asc(mailEvents.id));
  const exported = {
    customer,
    addresses: await listAddresses(deps, customer.id),
    orders: await readOrders(orm, eq(orders.customerId, customer.id), { limit: orderCount }),
    bag,
    wishlist,
    back_in_stock_requests: stock,
    messages,
    mail,
  };
  await transact(deps.db, (tx) =>
    recordChange(deps, tx, { what: 'customers export', subject: `customer ${customer.id}` }),
  );
  return exported;
};
