import type { Page } from '@playwright/test';

import type { AddressRequest } from '@contract/address';

import type { TestCustomer } from './customers';
import { logIn, openPage } from './steps';
import { t } from './texts';

/** Logs in and waits for the profile. */
export const logInAs = async (page: Page, customer: TestCustomer): Promise<void> => {
  await openPage(page, '/login');
  await logIn(page, customer);
  await page.waitForURL('**/profile');
};

/** A toast, as a screen reader finds it. */
export const toast = (page: Page, text: string) =>
  page.getByRole('region', { name: t('Notifications') }).getByText(text, { exact: true });

export const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });

/** A dialog that asks for a confirmation. */
export const confirmation = (page: Page, name: string) =>
  page.getByRole('alertdialog', { name, exact: true });

/** Fills the open address dialog; the country first, since the state depends on it. */
export const fillAddress = async (page: Page, address: AddressRequest): Promise<void> => {
  const field = (label: string) => page.getByRole('dialog').getByLabel(label, { exact: true });
  await field(t('First Name')).fill(address.first_name);
  await field(t('Last Name')).fill(address.last_name);
  await field(t('Street Address')).fill(address.address);
  await field(t('Apartment, suite, etc. (optional)')).fill(address.apartment ?? '');
  await field(t('City')).fill(address.city);
  await field(t('Country')).selectOption(address.country);
  if (address.country === 'United Arab Emirates') {
    await field(t('State')).selectOption(address.state);
  } else {
    await field(t('State')).fill(address.state);
    await field(t('ZIP Code')).fill(address.zip_code);
  }
};

/** Answers the calls of a path with an error, until the returned function is called. */
export const failCalls = async (
  page: Page,
  path: string,
  status: number,
  body: object = { code: status, message: '', error: '' },
): Promise<() => Promise<void>> => {
  await page.route(path, (route) => route.fulfill({ status, json: body }));
  return () => page.unroute(path);
};

/**
 * Holds the requests of a path back, so that the pending state can be seen; the returned function
 * releases them and all that follow.
 */
export const holdCalls = async (page: Page, path: string): Promise<() => void> => {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};
