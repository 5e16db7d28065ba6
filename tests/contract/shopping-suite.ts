import { randomUUID } from 'node:crypto';

import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { CartResponseSchema, SetCartItemResponseSchema } from '@contract/cart';
import {
  OrderResponseSchema,
  OrdersResponseSchema,
  PayOrderResponseSchema,
  PlaceOrderResponseSchema,
  type PaymentMethod,
} from '@contract/order';
import { ProductsResponseSchema } from '@contract/product';

import { logIn } from './log-in';
import {
  expectFailure,
  expectFieldErrors,
  expectSuccess,
  orderRequest,
  type Call,
  type Provider,
} from './provider';

/** More than the kit buys, less than the maximum of a line. */
const largeStock = 98;

/** Sections 4 and 7: the bag and the orders of a customer. */
export const shoppingSuite = (call: Call, provider: () => Provider) => {
  let token: string;
  let line: { product_id: number; product_size_id: number };

  const cart = async () =>
    expectSuccess(await call('GET', '/cart', { token }), CartResponseSchema).data;
  const setLine = (quantity: number) =>
    call('POST', '/cart', { token, body: { ...line, quantity } });
  const emptyCart = async () => {
    for (const { id } of await cart()) await call('DELETE', `/cart/${id}`, { token });
  };

  beforeAll(async () => {
    token = await logIn(call, provider());
    const body = { in_stock_only: true, per_page: 100 };
    const { data } = expectSuccess(
      await call('POST', '/products', { body }),
      ProductsResponseSchema,
    ).data;
    const [choice] = data
      .flatMap((product) =>
        product.sizes.map(({ id, stock = largeStock }) => ({
          stock,
          line: { product_id: product.id, product_size_id: id },
        })),
      )
      .filter(({ stock }) => stock <= largeStock)
      .toSorted((one, other) => other.stock - one.stock);
    if (!choice) throw new Error('The contract kit needs a product in stock');
    line = choice.line;
    await emptyCart();
  });

  describe('cart', () => {
    afterEach(emptyCart);

    it('POST /cart sets the quantity: twice the same call, the same cart', async () => {
      const { data } = expectSuccess(await setLine(2), SetCartItemResponseSchema);
      await setLine(2);
      expect(await cart()).toEqual([data]);
      await setLine(1);
      expect(await cart()).toEqual([{ ...data, quantity: 1 }]);
    });

    it('POST /cart refuses a quantity below 1 and what does not exist', async () => {
      expectFieldErrors(await setLine(0), 'quantity');
      const body = { product_id: 2_000_000_000, product_size_id: 2_000_000_000, quantity: 1 };
      expectFailure(await call('POST', '/cart', { token, body }), 404, 422);
    });

    it('DELETE /cart/{id} answers 200, also when the line is gone already', async () => {
      const { data } = expectSuccess(await setLine(1), SetCartItemResponseSchema);
      expect((await call('DELETE', `/cart/${data.id}`, { token })).status).toBe(200);
      expect((await call('DELETE', `/cart/${data.id}`, { token })).status).toBe(200);
      expect(await cart()).toEqual([]);
    });
  });

  describe('orders', () => {
    const place = async (method: PaymentMethod, key: string = randomUUID()) =>
      call('POST', '/orders', {
        token,
        body: orderRequest(method),
        headers: { 'idempotency-key': key },
      });
    const order = async (id: number) =>
      expectSuccess(await call('GET', `/orders/${id}`, { token }), OrderResponseSchema).data;

    beforeEach(async () => {
      await emptyCart();
      await setLine(1);
    });
    afterEach(emptyCart);

    it('POST /orders places a cash order from the cart and empties it', async () => {
      const { data } = expectSuccess(await place('cash_on_delivery'), PlaceOrderResponseSchema);
      expect(data.payment_url).toBeUndefined();
      expect(await cart()).toEqual([]);

      const placed = await order(data.id);
      expect(placed).toMatchObject({ status: 'pending', payment_method: 'cash_on_delivery' });
      expect(placed.order_products).toHaveLength(1);

      const { data: orders } = expectSuccess(
        await call('GET', '/orders', { token }),
        OrdersResponseSchema,
      );
      expect(orders[0]?.id).toBe(data.id);
    });

    it('POST /orders with one Idempotency-Key is one order', async () => {
      const key = randomUUID();
      const first = await place('cash_on_delivery', key);
      const again = await place('cash_on_delivery', key);
      expect(again.status).toBe(200);
      expect(again.body).toEqual(first.body);
      expectFailure(await place('credit_card', key), 422);
    });

    it('POST /orders for a card answers where to pay, POST /orders/{id}/pay again', async () => {
      const { data } = expectSuccess(await place('credit_card'), PlaceOrderResponseSchema);
      expect(data.payment_url).toMatch(/^https?:\/\//);
      const fresh = expectSuccess(
        await call('POST', `/orders/${data.id}/pay`, { token, body: {} }),
        PayOrderResponseSchema,
      );
      expect(fresh.data.payment_url).toMatch(/^https?:\/\//);
    });

    it('POST /orders refuses an empty cart and says which field is missing', async () => {
      const body = { ...orderRequest('cash_on_delivery'), phone: '', city: '' };
      expectFieldErrors(await call('POST', '/orders', { token, body }), 'phone', 'city');
      await emptyCart();
      expectFailure(await place('cash_on_delivery'), 409, 422);
    });

    it('POST /orders answers 409 with the short lines when the stock does not suffice', async () => {
      await setLine(99);
      const [item] = await cart();
      if (item?.quantity !== 99) return;

      const failure = expectFailure(await place('cash_on_delivery'), 409);
      expect(Object.keys(failure.errors ?? {})).toEqual([String(item.id)]);
    });

    it('POST /orders/{id}/cancel cancels a pending order; a second call answers the same', async () => {
      const { data } = expectSuccess(await place('cash_on_delivery'), PlaceOrderResponseSchema);
      expectFailure(await call('POST', `/orders/${data.id}/refund`, { token, body: {} }), 409);
      const first = await call('POST', `/orders/${data.id}/cancel`, { token, body: {} });
      expect(expectSuccess(first, OrderResponseSchema).data.status).toMatch(/^cancell?ed$/);
      const again = await call('POST', `/orders/${data.id}/cancel`, { token, body: {} });
      expect(again).toMatchObject({ status: 200, body: first.body });
    });

    it('answers 404 for orders that are not there', async () => {
      expectFailure(await call('GET', '/orders/2000000000', { token }), 404);
      expectFailure(await call('POST', '/orders/2000000000/cancel', { token, body: {} }), 404);
    });
  });
};
