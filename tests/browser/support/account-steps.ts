import type { Page } from 'playwright-core';

import type { AddressRequest } from '@contract/address';

import type { TestCustomer } from './customers';
import { logIn, openPage } from './steps';

/** Logs in and waits for the profile. */
export const enter = async (page: Page, customer: TestCustomer): Promise<void> => {
  await openPage(page, '/login');
  await logIn(page, customer);
  await page.waitForURL('**/profile');
};

/** What the toasts say, also to a screen reader. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: 'Notifications' }).getByText(text, { exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A question that must be answered. */
export const question = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name, exact: true });

/** Fills the open address dialog; the country first, since the state depends on it. */
export const fillAddress = async (page: Page, address: AddressRequest): Promise<void> => {
  const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
  await field('First Name').fill(address.first_name);
  await field('Last Name').fill(address.last_name);
  await field('Street Address').fill(address.address);
  await field('Apartment, suite, etc. (optional)').fill(address.apartment ?? '');
  await field('City').fill(address.city);
  await field('Country').selectOption(address.country);
  if (address.country === 'United Arab Emirates') {
    await field('State').selectOption(address.state);
  } else {
    await field('State').fill(address.state);
    await field('ZIP Code').fill(address.zip_code);
  }
};

/** Lets the next calls of a path fail with a status, until the returned function is called. */
export const failing = async (
  page: Page,
  path: string,
  status: number,
  body: object = { code: status, message: '', error: '' },
): Promise<() => Promise<void>> => {
  await page.route(path, (route) => route.fulfill({ status, json: body }));
  return () => page.unroute(path);
};

/**
 * Holds the calls of a path back, so that what is said meanwhile can be read; returns what lets
 * them, and all that follow, go.
 */
export const holding = async (page: Page, path: string): Promise<() => void> => {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(path, async (route) => {
    await free;
    await route.continue();
  });
  return letGo;
};
