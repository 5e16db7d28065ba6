import type { Request } from '@playwright/test';

import type { ShopProcess } from '../../support/shop-process';
import { demoCustomer } from './demo-customer';

/** A shop of the tests, of one test file or of many. */
export interface TestShop extends ShopProcess {
  /** Other files' tests find the same shop: stock, settings and the demo customer stay as they are. */
  isShared: boolean;
}

/** What a page asks for that later tests would notice in a shared shop. */
export const changesSharedShop = (request: Request): boolean => {
  if (request.method() !== 'POST') return false;
  const { pathname } = new URL(request.url());
  if (pathname === '/api/login') return request.postData()?.includes(demoCustomer.email) ?? false;
  return pathname === '/api/orders';
};

/** What a test that changes its shop begins with. */
export const remedy = 'begin the file with test.use({ freshShop: true })';

/** Fails the test that would change a shared shop for the tests after it. */
export const refuseInSharedShop = (isShared: boolean, what: string): void => {
  if (isShared) throw new Error(`${what} changes the shop that test files share: ${remedy}`);
};
