import { eq } from 'drizzle-orm';

import type { Currency } from '../../contract/money';
import { payments } from '../../server/src/db/schema';
import { setCartItem } from '../../server/src/services/carts/cart';
import { placeOrder } from '../../server/src/services/orders/place-order';
import type { PaymentDeps } from '../../server/src/services/payments/payment-deps';
import { handleWebhook } from '../../server/src/services/payments/webhook';
import { webhookSecret } from '../support/card-payments';
import { signatureOf } from './payment-events';
import { addCustomer, addProduct, checkoutForm } from './small-shop';

/** The stock of the size that `placeCardOrder` orders two pieces of. */
export const stockBefore = 5;

/** A new customer's unpaid card order of two pieces. */
export const placeCardOrder = async (shop: PaymentDeps, currency: Currency = 'USD') => {
  const customer = await addCustomer(shop.db, currency);
  const product = await addProduct(shop.db, { stock: { M: stockBefore } });
  const sizeId = product.sizeId('M');
  const line = { product_id: product.id, product_size_id: sizeId, quantity: 2 };
  await setCartItem(shop, customer.id, line);
  const { id } = await placeOrder(shop, customer.id, checkoutForm('credit_card'));
  const [payment] = await shop.db.orm.select().from(payments).where(eq(payments.orderId, id));
  if (!payment) throw new Error('No payment');
  return { customer, sizeId, id, payment };
};

/** Sends an event of the payment provider, signed `age` seconds ago. */
export const sendEvent = (shop: PaymentDeps, payload: string, age = 0) =>
  handleWebhook(shop, Buffer.from(payload), signatureOf(payload, webhookSecret, age));
