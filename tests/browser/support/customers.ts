import type { AddressRequest } from '@contract/address';
import { locales } from '@contract/locales';
import type { Order, PaymentMethod } from '@contract/order';

import { askRunningShop } from '../../../server/src/commands/control-client';
import { dubai as dubaiAddress } from '../../support/addresses';
import { chooseDress, listChoices } from './catalogue';
import { demoCustomer } from './demo-customer';
import { refuseInSharedShop, type TestShop } from './shared-shop';
import { currentLanguage } from './texts';

/** A customer that only one test uses. */
export interface TestCustomer {
  name: string;
  email: string;
  password: string;
}

/**
 * One of the shopkeeper's commands: `shopkeeper(shop, 'orders', 'ship', 9)`. The running shop is asked
 * as `npm run shop` does it, without a process of its own.
 */
export const shopkeeper = async (
  { dataDir, isShared }: Pick<TestShop, 'dataDir' | 'isShared'>,
  ...words: (string | number)[]
): Promise<void> => {
  if (words[0] !== 'customers') refuseInSharedShop(isShared, words.join(' '));
  const request = { args: words.map(String), who: 'Amal', cwd: dataDir };
  if (!(await askRunningShop(dataDir, request, () => undefined))) {
    throw new Error('The shop is not running.');
  }
};

let customers = 0;

/** What the customers of this worker's tests are called, and the parts that emails are broken into. */
export const textsOfCustomers: string[] = [];

/** Lets pages in any language show the name and email of a person. */
export const rememberTexts = ({ name, email }: Pick<TestCustomer, 'name' | 'email'>): void => {
  textsOfCustomers.push(name, ...email.split(/(?=[@.])/));
};

/** A verified customer with no orders and no addresses. */
export const newCustomer = async (
  shop: TestShop,
  name: string,
  mailbox = 'customer',
): Promise<TestCustomer> => {
  customers += 1;
  const customer = {
    name,
    email: `${mailbox}-${customers}@example.test`,
    password: 'cut-on-the-bias',
  };
  rememberTexts(customer);
  const { email, password } = customer;
  await shopkeeper(
    shop,
    'customers',
    'create',
    '--email',
    email,
    '--password',
    password,
    '--name',
    name,
  );
  return customer;
};

/** A customer's own calls, as from another device. */
export const callsOf = async ({ url, isShared }: TestShop, { email, password }: TestCustomer) => {
  refuseInSharedShop(isShared && email === demoCustomer.email, 'the demo customer');
  const call = async <T>(path: string, body?: object, token = ''): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'accept-language': currentLanguage(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === '' ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return ((await response.json()) as { data: T }).data;
  };
  const { token } = await call<{ token: string }>('/login', { email, password });

  return {
    addAddress: (address: AddressRequest) => call('/addresses', address, token),
    orders: () => call<Order[]>('/orders', undefined, token),
    cancel: (id: number) => call(`/orders/${id}/cancel`, {}, token),
    /** Puts one dress into the bag, or one in each of so many sizes. */
    fillBag: async (lines = 1) => {
      for (const { product, size } of (await listChoices(url)).slice(0, lines)) {
        const line = { product_id: product.id, product_size_id: size.id, quantity: 1 };
        await call('/cart', line, token);
      }
    },
    /** Buys one dress. A card order is left unpaid. */
    order: async (method: PaymentMethod, address: AddressRequest): Promise<number> => {
      refuseInSharedShop(isShared, 'an order');
      const { product, size } = await chooseDress(url);
      const line = { product_id: product.id, product_size_id: size.id, quantity: 1 };
      await call('/cart', line, token);
      const placed = { ...address, phone: '+971 50 000 0142', payment_method: method };
      return (await call<{ id: number }>('/orders', placed, token)).id;
    },
  };
};

/** The United Arab Emirates in the language of the test. */
export const emirates = (): string =>
  new Intl.DisplayNames(locales[currentLanguage()], { type: 'region' }).of('AE') ?? '';

/** An address in the Emirates. */
export const dubai: AddressRequest = { ...dubaiAddress, apartment: 'Apartment 603' };

export const london: AddressRequest = {
  first_name: 'Noura',
  last_name: 'Haddad',
  address: '27 Lambs Conduit Passage',
  city: 'London',
  state: 'Greater London',
  zip_code: 'WC1R 4RH',
  country: 'United Kingdom',
};
