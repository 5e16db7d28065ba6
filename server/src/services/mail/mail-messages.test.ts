import { beforeAll, describe, expect, it } from 'vitest';

import type { Language } from '@contract/languages';

import { savedAddress, phone } from '../../../../tests/support/addresses';
import { foreignWords } from '../../../../tests/support/foreign-words';
import { orderMail } from '../../../../tests/support/order-mail';
import { shopOfMail } from '../../../../tests/support/shop-of-mail';
import { loadCatalogs } from '../../shared/load-catalogs';
import { runInLanguage } from '../../shared/request-language';
import type { MailPayloads, OrderMail, OutgoingMail, StockMail } from './mail-kinds';
import { mailHtml, mailText } from './mail-layout';
import { mailContent } from './mail-messages';

const texts = {
  en: { abaya: 'Noor Abaya', color: 'Ink', customer: 'Noura', message: 'Is it lined?' },
  ar: { abaya: 'عباية نور', color: 'حبري', customer: 'نورة', message: 'هل هي مبطّنة؟' },
};

/** What the customer has typed, which stays as it is. */
const { first_name: firstName, last_name: lastName, address, city } = savedAddress;
const typed = [firstName, lastName, address, city];

/** Every kind of mail with the texts of a language, and each state that words it otherwise. */
const payloadsIn = (language: Language): { [Kind in keyof MailPayloads]: MailPayloads[Kind][] } => {
  const { abaya, color, customer: name, message } = texts[language];
  const line = { name: abaya, size: 'M', color, quantity: 2, price: '5550.00' } as const;
  const scarf = { ...line, size: 'One Size', color: '', quantity: 1 } as const;
  const order: OrderMail = {
    name,
    ...orderMail,
    address: { ...savedAddress, phone },
    lines: [line, scarf],
  };
  const cash: OrderMail = { ...order, payment_method: 'cash_on_delivery', arrives: undefined };
  const tracking = { carrier: 'DHL', number: 'AB 12', url: 'https://carrier.test/AB12' };
  const paidBack: OrderMail = { ...order, refunded: '12345.00' };
  const part = { lines: [scarf], remaining: '6865.00' };
  const code = { name, sealed_code: '', expires_at: '2026-11-30T10:00:00Z' };
  const stock: StockMail = {
    request_id: 7,
    product_id: 3,
    product_name: abaya,
    size: 'M',
    image: '',
  };
  const email = 'noura@selvage.test';
  return {
    'verification-code': [code, { ...code, name: '' }],
    'reset-code': [code],
    'email-change-code': [code],
    'email-change-notice': [true, false].map((changed) => ({ name, email, changed })),
    'password-changed': [{ name, changed_at: '2026-11-30T22:05:00Z' }],
    'existing-registration': [{ name }],
    'existing-email-change': [{ name }],
    'message-answer': [{ name, subject: abaya, message, answer: message }],
    'contact-message': [{ name, email, subject: abaya, message }],
    'back-in-stock-confirmation': [stock],
    'back-in-stock': [stock, { ...stock, size: 'One Size' }],
    'order-placed': [
      cash,
      order,
      ...[1, 60, 90, 120].map((pay_minutes) => ({ ...order, pay_minutes })),
    ],
    'new-order': [
      { ...order, email },
      { ...cash, email },
    ],
    'payment-received': [order, { ...order, arrives: undefined }],
    'order-expired': [order],
    'order-shipped': [cash, { ...order, tracking }],
    'order-delivered': [cash, order].map((of) => ({ ...of, delivered_at: '2026-11-30T22:05:00Z' })),
    'order-cancelled': [order, paidBack],
    'order-refunded': [paidBack, { ...paidBack, refunded_part: part }],
  };
};

/** What only the house reads, always in English. */
const toTheHouse = new Set(['contact-message', 'new-order']);

const cases = (['en', 'ar'] as const).flatMap((language) =>
  Object.entries(payloadsIn(language))
    .filter(([kind]) => language === 'en' || !toTheHouse.has(kind))
    .flatMap(([kind, payloads]) =>
      payloads.map((payload, index) => {
        const mail = { kind, to: 'noura@selvage.test', payload } as OutgoingMail;
        return { language, kind: `${kind} ${index + 1}`, mail };
      }),
    ),
);

const shownIn = (html: string): string[] =>
  html
    .replaceAll(/<style>.*?<\/style>/gs, '')
    .split(/<[^>]*>/)
    .map((text) => text.replaceAll(/&#?\w+;/g, ' ').trim());

beforeAll(() => {
  loadCatalogs(['ar']);
});

it.each(cases)('$kind in $language has no word of the other language', ({ language, mail }) => {
  const { subject, said } = runInLanguage(language, () => {
    const content = mailContent(mail, shopOfMail, '1234', () => 'token');
    const text = mailText(content, shopOfMail).split('\n');
    return { subject: content.subject, said: [...text, ...shownIn(mailHtml(content, shopOfMail))] };
  });
  const own = [...typed, 'shop.test/ar', 'shop.test', 'DHL', 'AB', 'npm run shop -- orders show'];
  const foreign = [subject, ...said].filter((text) => foreignWords(text, language, own).length > 0);
  expect(foreign).toEqual([]);
  // One isolate is enough: the catalogue's or the code's.
  expect([subject, ...said].join('\n')).not.toContain('\u2068\u2068');
  // A list of Arabic words has the Arabic comma.
  if (language === 'ar') expect([subject, ...said].join('\n')).not.toMatch(/\p{Script=Arabic},/u);
});

it("has the wordmark of the shop's header in every language, and its translated name in sentences", () => {
  const shop = { ...shopOfMail, name: 'سيلفدج' };
  const [payload] = payloadsIn('ar')['order-placed'];
  const mail = { kind: 'order-placed', to: 'noura@selvage.test', payload } as OutgoingMail;
  const { subject, html } = runInLanguage('ar', () => {
    const content = mailContent(mail, shop, '1234', () => 'token');
    return { subject: content.subject, html: mailHtml(content, shop) };
  });
  expect(subject).toContain('سيلفدج');
  expect(html.match(/>(?:Selvage|سيلفدج)</g)).toEqual(['>Selvage<', '>Selvage<']);
});

it('calls the page to write to the house the same in every mail', () => {
  const labels = cases
    .filter(({ language }) => language === 'en')
    .flatMap(({ mail }) => mailContent(mail, shopOfMail, '1234', () => 'token').blocks)
    .flatMap((block) =>
      typeof block === 'object' && 'url' in block && block.url.endsWith('/contact')
        ? [block.label]
        : [],
    );
  expect(labels.length).toBeGreaterThan(1);
  expect([...new Set(labels)]).toEqual(['Contact Us']);
});

it.each([
  ['AE', false],
  ['FR', true],
  [undefined, true],
])(
  'says of an order to the Emirates from %s that duties are not included: %s',
  (country, isSaid) => {
    const [payload] = payloadsIn('en')['order-placed'];
    const mail = { kind: 'order-placed', to: 'noura@selvage.test', payload } as OutgoingMail;
    const shop = { ...shopOfMail, country };
    const said = mailText(
      mailContent(mail, shop, '1234', () => 'token'),
      shop,
    );
    expect(
      said.includes(
        'Taxes and duties that the country of delivery charges on arrival are not included.',
      ),
    ).toBe(isSaid);
  },
);

describe('the mail of a new order', () => {
  const saidOf = (payment_method: string, kind: 'order-placed' | 'payment-received') => {
    const [payload] = payloadsIn('en')[kind];
    const mail = { kind, to: 'noura@selvage.test', payload: { ...payload, payment_method } };
    return mailText(
      mailContent(mail as OutgoingMail, shopOfMail, '1234', () => 'token'),
      shopOfMail,
    );
  };

  it('leads to Pay now and says that nothing is paid yet, where it is to be paid by card', () => {
    const said = saidOf('credit_card', 'order-placed');
    expect(said).toContain('Credit card\nNot paid yet');
    expect(said).toMatch(/^Pay now:? .*\/order\/12$/m);
    expect(said).not.toContain('View your order');
  });

  it.each([
    ['cash_on_delivery', 'order-placed'],
    ['credit_card', 'payment-received'],
  ] as const)('leads to the order, and asks for no payment: %s, %s', (method, kind) => {
    const said = saidOf(method, kind);
    expect(said).toContain('View your order');
    expect(said).not.toMatch(/Pay now|Not paid yet/);
  });
});
