import { connect } from 'node:net';

import type { PlaceOrderRequest } from '../../contract/order';
import type { Database } from '../../server/src/db/client';
import { cartItems } from '../../server/src/db/schema';
import { issueToken } from '../../server/src/services/tokens/tokens';
import { addCustomer } from './small-shop';

/** A logged-in customer of a running shop. */
export interface Shopper {
  id: number;
  token: string;
}

/** Creates customers with a session each, directly in the database. */
export const addShoppers = async (db: Database, count: number): Promise<Shopper[]> => {
  const shoppers: Shopper[] = [];
  for (let made = 0; made < count; made += 1) {
    const { id } = await addCustomer(db);
    shoppers.push({ id, token: (await issueToken(db.orm, 'session', id)).token });
  }
  return shoppers;
};

export interface BagLine {
  productId: number;
  sizeId: number;
  quantity: number;
}

/** Puts a line into each shopper's bag, even beyond the stock. */
export const fillBags = async (
  { orm }: Database,
  lines: (BagLine & { shopper: Shopper })[],
): Promise<void> => {
  await orm.insert(cartItems).values(
    lines.map(({ shopper, productId, sizeId, quantity }) => ({
      customerId: shopper.id,
      productId,
      productSizeId: sizeId,
      quantity,
    })),
  );
};

export interface CallResponse {
  status: number;
  body: {
    code: number;
    error?: string;
    errors?: Record<string, string[]>;
    data?: { id: number; payment_url?: string };
  };
}

const orderHeaders = ({ token }: Shopper, key?: string): Record<string, string> => ({
  authorization: `Bearer ${token}`,
  'content-type': 'application/json',
  ...(key === undefined ? {} : { 'idempotency-key': key }),
});

/** POST /orders at one of the shop's processes. */
export const submitOrder = async (
  shopUrl: string,
  shopper: Shopper,
  form: PlaceOrderRequest,
  key?: string,
): Promise<CallResponse> => {
  const response = await fetch(`${shopUrl}/api/orders`, {
    method: 'POST',
    headers: orderHeaders(shopper, key),
    body: JSON.stringify(form),
  });
  return { status: response.status, body: (await response.json()) as CallResponse['body'] };
};

/** Where the connection breaks: after so many bytes of the request, or so long after its end. */
export type Cut = { afterBytes: number } | { afterMs: number };

/** POST /orders over a breaking connection; resolves when it is broken, whatever the shop did. */
export const submitAndCut = (
  shopUrl: string,
  shopper: Shopper,
  { form, key, cut }: { form: PlaceOrderRequest; key: string; cut: Cut },
): Promise<void> =>
  new Promise((resolve) => {
    const { hostname, port, host } = new URL(shopUrl);
    const body = JSON.stringify(form);
    const headers = Object.entries({
      host,
      ...orderHeaders(shopper, key),
      'content-length': String(Buffer.byteLength(body)),
    }).map(([name, value]) => `${name}: ${value}`);
    const request = `POST /api/orders HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n${body}`;

    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    socket.on('connect', () => {
      if ('afterBytes' in cut) {
        const share = Math.min(cut.afterBytes, request.length - 1);
        socket.write(request.slice(0, share), () => socket.destroy());
      } else {
        socket.write(request, () => setTimeout(() => socket.destroy(), cut.afterMs));
      }
    });
  });

/** Does `work` for each item, at most so many at a time; returns the results in order. */
export const atOnce = async <T, R>(
  most: number,
  things: T[],
  work: (thing: T, index: number) => Promise<R>,
): Promise<R[]> => {
  const results: R[] = [];
  const queue = things.entries();
  const worker = async () => {
    for (const [index, thing] of queue) results[index] = await work(thing, index);
  };
  await Promise.all(Array.from({ length: most }, worker));
  return results;
};
