import type { GrownShop } from '../support/grown-shop';
import { checkoutForm } from '../trust/small-shop';
import { connectionCount, withCpuTime } from './load';
import type { Cost, ShopAddress } from './load';
import { round } from './numbers';

const ordersOfEach = 10;

/** Lets a customer put a piece into the bag and order it: another customer and piece each time. */
export const orderPiece = async (
  url: string,
  { customers, lines }: GrownShop,
  index: number,
): Promise<void> => {
  const post = async (path: string, body: object, more: Record<string, string> = {}) => {
    const response = await fetch(`${url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${customers[index % customers.length]?.token ?? ''}`,
        'content-type': 'application/json',
        ...more,
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  await post('/cart', { ...lines[index % lines.length], quantity: 1 });
  await post('/orders', checkoutForm(), { 'idempotency-key': `${index}-${Date.now()}` });
};

/** Lets as many customers as there are connections order a piece, again and again. */
export const placeOrders = async (
  shop: ShopAddress,
  grown: GrownShop,
): Promise<Pick<Cost, 'requestsPerSecond' | 'cpuMs' | 'databaseMs'>> => {
  const orderAll = () =>
    Promise.all(
      Array.from({ length: connectionCount }, async (_, customer) => {
        for (let made = 0; made < ordersOfEach; made += 1) {
          await orderPiece(shop.url, grown, customer + made * grown.customers.length);
        }
      }),
    );

  const startedAt = performance.now();
  const { shopSeconds, databaseSeconds } = await withCpuTime(shop, orderAll);
  const total = connectionCount * ordersOfEach;
  const perOrder = (seconds: number) => round((seconds / total) * 1000);
  return {
    requestsPerSecond: Math.round((total / (performance.now() - startedAt)) * 1000),
    cpuMs: perOrder(shopSeconds),
    databaseMs: perOrder(databaseSeconds),
  };
};
