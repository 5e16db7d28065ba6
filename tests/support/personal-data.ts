import { demoCustomer } from '../../demo/catalogue/demo-customer';
import { dubai, phone } from './addresses';

/** Email addresses, and what the tests' customers enter: passwords, names, messages. */
const patterns = [
  /[\w.+-]{1,64}@[\w-]{1,64}\.(?:test|example|com)\b/,
  /selvage-demo|warp and weft|a wrong guess|a long password|linen at the harbour/i,
  /not it at all|brand new words|cut-on-the-bias/i,
  // No first name that a dress has, too: subjects of mail name it.
  /\b(?:Noura|Haddad|Layla|Zahra|Ines|Marwan)\b/,
  /Up or down\?|Is it lined|Is it <i>washable/,
];

/** Where they live, and their phones without the plus. */
const texts = [
  ...[dubai.address, '12 Al Wasl Road', phone],
  ...demoCustomer.addresses.map(({ address }) => address),
  ...demoCustomer.orders.map((order) => order.phone),
].map((text) => text.replace('+', ''));

const personalIn = (log: string): string | undefined =>
  patterns.map((pattern) => pattern.exec(log)?.[0]).find((found) => found !== undefined) ??
  texts.find((text) => log.includes(text));

/** Throws when a log holds a customer's own data. Every shop of the tests is asked at its end. */
export const assertNothingPersonal = (log: string): void => {
  const found = personalIn(log);
  if (found === undefined) return;
  const line = log.split('\n').find((each) => each.includes(found));
  throw new Error(`The log holds personal data, "${found}": ${line?.slice(0, 500)}`);
};
