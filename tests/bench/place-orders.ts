import { checkoutForm } from '../trust/small-shop';
import type { GrownShop } from './grown-shop';
import { connectionCount, withCpuTime } from './load';
import type { Cost } from './load';

const ordersOfEach = 10;

/** Lets as many customers as there are connections order a piece, again and again. */
export const placeOrders = async (
  shop: { url: string; databaseUrl?: string },
  { tokens, lines }: GrownShop,
): Promise<Pick<Cost, 'requestsPerSecond' | 'cpuMs' | 'databaseMs'>> => {
  const customers = tokens.slice(0, connectionCount);
  const post = async (token: string, path: string, body: object, key = '') => {
    const answer = await fetch(`${shop.url}/api${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(key === '' ? {} : { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    await answer.arrayBuffer();
  };
  const orderAll = () =>
    Promise.all(
      customers.map(async (token, customer) => {
        for (let made = 0; made < ordersOfEach; made += 1) {
          const line = lines[(customer * ordersOfEach + made) % lines.length];
          await post(token, '/cart', { ...line, quantity: 1 });
          await post(token, '/orders', checkoutForm(), `${customer}-${made}-${Date.now()}`);
        }
      }),
    );

  const startedAt = performance.now();
  const { shopSeconds, databaseSeconds } = await withCpuTime(shop, orderAll);
  const total = customers.length * ordersOfEach;
  const perOrder = (seconds: number) => Number(((seconds / total) * 1000).toFixed(2));
  return {
    requestsPerSecond: Math.round((total / (performance.now() - startedAt)) * 1000),
    cpuMs: perOrder(shopSeconds),
    databaseMs: perOrder(databaseSeconds),
  };
};
