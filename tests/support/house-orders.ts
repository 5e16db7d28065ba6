import { setCartItem } from '../../server/src/services/carts/cart';
import { placeOrder } from '../../server/src/services/orders/place-order';
import { submitSandboxOutcome } from '../../server/src/services/payments/sandbox-checkout';
import { addCustomer, addProduct, checkoutForm, stockOf } from '../trust/small-shop';
import { shopkeeper } from './shopkeeper';
import { createTestApp } from './test-app';

/** An empty shop with the shopkeeper's commands, and customers who order in it. */
export const openHouse = async () => {
  const app = await createTestApp({ seed: false });
  const { shop } = app.app;
  const run = shopkeeper(shop);

  return {
    app,
    run,
    /** What a command prints with `--json`. */
    dataOf: async (...args: string[]) => JSON.parse((await run(...args, '--json')).printed),
    /** An order of two coats at $125.00; one by card is paid on the sandbox's page. */
    addOrder: async (method: 'credit_card' | 'cash_on_delivery' = 'cash_on_delivery') => {
      const customer = await addCustomer(app.db);
      const product = await addProduct(app.db, { stock: { M: 5 } });
      const sizeId = product.sizeId('M');
      const line = { product_id: product.id, product_size_id: sizeId, quantity: 2 };
      await setCartItem(shop, customer.id, line);
      const { id, payment_url } = await placeOrder(shop, customer.id, checkoutForm(method));
      if (payment_url) await submitSandboxOutcome(shop, payment_url.split('/').at(-1) ?? '', 'pay');
      return { id: String(id), customer, product, stock: () => stockOf(app.db, sizeId) };
    },
  };
};
