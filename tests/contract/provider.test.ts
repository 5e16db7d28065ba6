import { afterAll, beforeAll } from 'vitest';

import { outboxCode } from '../support/outbox';
import { startShop, type ShopProcess } from '../support/shop-process';
import { accountSuite } from './account-suite';
import { catalogueSuite } from './catalogue-suite';
import { documentSuite } from './document-suite';
import { callOf, type Provider } from './provider';
import { sessionSuite } from './session-suite';
import { shoppingSuite } from './shopping-suite';

/**
 * The contract kit. It tests the bundled provider, or the one at CONTRACT_BASE_URL, which needs
 * products in stock and a verified customer (CONTRACT_EMAIL, CONTRACT_PASSWORD).
 */
const otherProvider = process.env.CONTRACT_BASE_URL;

const customer = {
  email: process.env.CONTRACT_EMAIL ?? 'demo@selvage.test',
  password: process.env.CONTRACT_PASSWORD ?? 'selvage-demo',
};

let shop: ShopProcess | undefined;
let provider: Provider;

beforeAll(async () => {
  if (otherProvider) {
    provider = { url: otherProvider.replace(/\/$/, ''), customer };
    return;
  }
  shop = await startShop();
  const { url, dataDir } = shop;
  provider = { url, customer, mailedCode: (email, nth) => outboxCode(dataDir, email, nth) };
});
afterAll(() => shop?.stop());

const current = () => provider;
const call = callOf(current);

documentSuite(call);
catalogueSuite(call);
sessionSuite(call, current, !otherProvider);
accountSuite(call, current);
shoppingSuite(call, current);
