import { EventEmitter, once } from 'node:events';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { eq } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { mailEvents } from '../../../server/src/db/schema';
import { createCodeCipher } from '../../../server/src/services/credentials/code-cipher';
import { claimMail } from '../../../server/src/services/mail/mail-claims';
import type {
  MailKind,
  OrderMail,
  OutgoingMail,
  StockMail,
} from '../../../server/src/services/mail/mail-kinds';
import { mailContent } from '../../../server/src/services/mail/mail-messages';
import { startMailQueue } from '../../../server/src/services/mail/mail-queue';
import {
  createOutboxTransport,
  createSmtpTransport,
} from '../../../server/src/services/mail/mail-transport';
import type { MailTransport } from '../../../server/src/services/mail/mail-transport';
import { house, phone } from '../../support/addresses';
import { startMailServer } from '../../support/mail-server';
import type { MailServer } from '../../support/mail-server';
import { orderMail } from '../../support/order-mail';
import { quietErrors } from '../../support/printed';
import { shopOfMail } from '../../support/shop-of-mail';
import { shopkeeper } from '../../support/shopkeeper';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

const order: OrderMail = {
  name: 'Ines <b>Marwan</b>',
  ...orderMail,
  address: { ...house, phone },
  lines: [
    {
      name: 'Noor Abaya',
      size: 'M',
      color: 'Ink',
      quantity: 2,
      price: '5550.00',
      image: '/media/0123456789abcdef-1080x1440-a27246.jpg',
    },
    { name: 'وشاح "خاتم"', size: 'One Size', color: '', quantity: 1, price: '1245.00' },
  ],
};

const stock: StockMail = {
  request_id: 7,
  product_id: 3,
  product_name: 'Noor Abaya',
  size: 'M',
  image: '/media/0123456789abcdef-1080x1440-a27246.jpg',
};

let shop: TestApp;
let server: MailServer;
let received: MailServer['received'];
let smtpUrl: string;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
  // It would send some of the tests' mail, to its outbox.
  await shop.app.shop.mail.close();
  server = await startMailServer();
  ({ received, url: smtpUrl } = server);
});

beforeEach(async () => {
  received.length = 0;
  server.refuse(0);
  await shop.db.orm.delete(mailEvents);
});

afterAll(async () => {
  await server.stop();
  await shop.close();
});

const mailer = (transport: MailTransport) =>
  startMailQueue({
    db: shop.db,
    config: shop.config,
    loadCodeCipher: createCodeCipher({ db: shop.db }),
    transport,
  });

const placed: OutgoingMail = { kind: 'order-placed', to: 'ines@selvage.test', payload: order };

const enqueue = (service: ReturnType<typeof mailer>, mail: OutgoingMail = placed) =>
  shop.db.orm.transaction((tx) => service.enqueue(tx, mail));

const silently = async (work: () => Promise<void>) => {
  const log = quietErrors();
  await work();
  log.mockRestore();
};

/** A mailer whose messages wait for an answer of their server until it is stopped. */
const hangingMailer = () => {
  const connection = new EventEmitter();
  const service = mailer({
    send: async () => {
      await once(connection, 'end');
      throw new Error('The connection has ended');
    },
    close: () => undefined,
  });
  const stop = () =>
    silently(async () => {
      const closed = service.close();
      connection.emit('end');
      await closed;
    });
  return { ...service, stop };
};

const due = () => shop.db.orm.update(mailEvents).set({ nextAttemptAt: new Date() });

describe('what goes back to the card', () => {
  it.each([
    ['order-cancelled', '12415.00', 'The AED 12,415.00 you paid goes back to your card', ''],
    ['order-cancelled', '0.00', 'There is nothing to pay', 'card'],
    ['order-refunded', '12345.00', 'AED 12,345.00 for order #12 goes back to your card', ''],
    ['order-refunded', '12345.00', 'Shipping is not refunded', ''],
    ['order-refunded', '12415.00', 'AED 12,415.00 for order #12', 'Shipping is not refunded'],
  ] as const)('%s of %s says: %s', (kind, refunded, said, unsaid) => {
    const mail: OutgoingMail = { kind, to: 'ines@selvage.test', payload: { ...order, refunded } };
    const words = JSON.stringify(mailContent(mail, shopOfMail, '', () => ''));
    expect(words).toContain(said);
    if (unsaid !== '') expect(words).not.toContain(unsaid);
  });
});

describe('the mail of a part of an order', () => {
  const refunded = '100.00';
  const said = (lines: (typeof order)['lines']) => {
    const payload = { ...order, refunded, refunded_part: { lines, remaining: '12315.00' } };
    const mail: OutgoingMail = { kind: 'order-refunded', to: 'ines@selvage.test', payload };
    return JSON.stringify(mailContent(mail, shopOfMail, '', () => ''));
  };

  it('names the lines, the amount and what remains, and no rule for whole orders', () => {
    const [line] = order.lines;
    if (!line) throw new Error('No line');
    const words = said([{ ...line, name: 'Refunded Coat', quantity: 1 }]);
    for (const word of ['AED 100.00 for order #12', 'Refunded Coat', 'AED 12,315.00']) {
      expect(words).toContain(word);
    }
    expect(words).not.toContain('Shipping is not refunded');
    expect(said([])).not.toContain(line.name);
  });
});

describe('when an order arrives', () => {
  it.each([
    [
      'cash_on_delivery',
      'It arrives Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec. You pay in cash',
      'Delivery takes',
    ],
    [
      'credit_card',
      'If you pay today, it arrives Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec.',
      'Delivery takes',
    ],
  ])('is said of a new order paid by %s as: %s', (method, said, unsaid) => {
    const payload = { ...order, payment_method: method };
    const mail: OutgoingMail = { kind: 'order-placed', to: 'ines@selvage.test', payload };
    const words = JSON.stringify(mailContent(mail, shopOfMail, '', () => ''));
    expect(words).toContain(said);
    expect(words).not.toContain(unsaid);
  });
});

describe('until when a card order may be paid', () => {
  it.each([
    [undefined, 'as soon as it is paid. If you pay today'],
    [1, 'Please pay within 1 minute of placing it, or it will be cancelled.'],
    [60, 'Please pay within 1 hour of placing it'],
    [90, 'Please pay within 90 minutes of placing it'],
  ])('is said of %s minutes as: %s', (minutes, said) => {
    const card = { ...order, payment_method: 'credit_card' };
    const payload = minutes === undefined ? card : { ...card, pay_minutes: minutes };
    const mail: OutgoingMail = { kind: 'order-placed', to: 'ines@selvage.test', payload };
    expect(JSON.stringify(mailContent(mail, shopOfMail, '', () => ''))).toContain(said);
  });
});

describe('mail by SMTP', () => {
  it.each([
    ['verification-code', 'Your Selvage verification code', 'Welcome to Selvage'],
    ['reset-code', 'Your Selvage password reset code', 'A new password'],
    [
      'email-change-code',
      'Your Selvage code to confirm a new email address',
      'Your new email address',
    ],
    ['email-change-notice', 'A new email address for your Selvage account', 'A new email address'],
    ['password-changed', 'Your Selvage password was changed', 'Your password was changed'],
    [
      'existing-email-change',
      'This email address already has a Selvage account',
      'You already have an account',
    ],
    [
      'existing-registration',
      'You already have an account with Selvage',
      'You already have an account',
    ],
    [
      'back-in-stock-confirmation',
      'Please confirm your request for Noor Abaya',
      'Please confirm your request',
    ],
    ['back-in-stock', 'Noor Abaya is back in stock', 'Back in stock'],
    ['order-placed', 'Your Selvage order #12', 'Thank you for your order'],
    ['payment-received', 'Payment received for order #12', 'We have received your payment'],
    ['order-expired', 'Order #12 was not paid in time', 'Your order was not paid'],
    ['order-shipped', 'Order #12 is on its way', 'On its way to you'],
    ['order-delivered', 'Order #12 has been delivered', 'Your order has arrived'],
    ['order-cancelled', 'Order #12 is cancelled', 'Your order is cancelled'],
    ['order-refunded', 'Refund for order #12', 'Your refund is on its way'],
  ] as const satisfies [MailKind, string, string][])(
    '%s is sent in the design of the house, as HTML and as text, without scripts',
    async (kind, subject, heading) => {
      const service = mailer(createSmtpTransport(smtpUrl));
      const cipher = await createCodeCipher({ db: shop.db })();
      const aboutOrder = kind.startsWith('order') || kind.startsWith('payment');
      const aboutStock = kind.startsWith('back-in-stock');
      const payload = aboutOrder
        ? { ...order, delivered_at: '2026-11-30T22:05:00Z' }
        : {
            ...stock,
            name: order.name,
            sealed_code: cipher.encrypt('042017'),
            expires_at: new Date(Date.now() + 60_000).toISOString(),
            changed_at: '2026-11-30T22:05:00Z',
          };
      await enqueue(service, { kind, to: 'ines@selvage.test', payload } as OutgoingMail);
      await service.settled();
      await service.close();

      expect(received).toHaveLength(1);
      const [mail] = received;
      const [text = '', html = ''] = [mail?.text, mail?.html];
      expect(mail).toMatchObject({
        subject,
        from: { address: 'hello@selvage.test' },
        to: [{ address: 'ines@selvage.test' }],
      });
      const words = aboutStock ? [heading, 'Size M'] : ['Dear Ines,', heading];
      if (aboutStock) {
        const unsubscribe = /http:\/\/shop\.test\/back-in-stock\/unsubscribe#7\.[\w-]{43}/;
        expect(text).toMatch(unsubscribe);
        expect(html).toMatch(unsubscribe);
        expect(mail?.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(
          unsubscribe,
        );
      }
      if (/placed|received|shipped/.test(kind)) {
        words.push(
          'Returns within 14 days',
          'Shipping address',
          '14 Al Seef Walk',
          phone,
          'Credit card',
        );
      } else {
        expect(text).not.toContain(house.address);
      }
      const back =
        kind === 'order-shipped' || kind === 'order-delivered'
          ? 'To return pieces, write to us with'
          : 'send them back: write to us';
      if (/shipped|delivered|refunded/.test(kind)) words.push(back, 'http://shop.test/contact');
      else expect(text).not.toContain('write to us with');
      if (/received|shipped/.test(kind)) {
        words.push('It arrives Mon\u00a030\u00a0Nov – Mon\u00a07\u00a0Dec.');
      } else {
        expect(text).not.toContain('It arrives');
      }
      if (kind === 'order-delivered') {
        // By the clock of the shop, where it is the next day already.
        words.push('Returns are possible until 15 December 2026.');
        words.push('Refund Policy', 'http://shop.test/refund-policy');
      }
      if (kind === 'back-in-stock') words.push('http://shop.test/product/3?size=M');
      if (kind.endsWith('code')) words.push('042017', 'expires in 10 minutes');
      if (kind === 'email-change-notice') words.push('http://shop.test/security-settings');
      if (kind === 'password-changed') {
        // By the clock of the shop, four hours ahead.
        words.push('1 December 2026', '2:05', 'GMT+4');
        words.push('http://shop.test/login', 'http://shop.test/contact');
      }
      if (kind.startsWith('existing')) words.push('http://shop.test/login');
      if (aboutOrder) {
        words.push('Noor Abaya', 'Size M', 'Ink', 'Quantity 2 at AED 5,550.00', 'AED 11,100.00');
        words.push('One Size', 'AED 70.00', 'AED 12,415.00', 'http://shop.test/order/12');
      }
      // Nothing is displayed in another case than it is written in.
      expect(html).not.toContain('text-transform');
      // An amount stays in one line with its currency.
      const displayed = html.replaceAll('AED&nbsp;', 'AED ');
      for (const word of words) {
        expect(text, `${word} in the text`).toContain(word);
        expect(displayed, `${word} in the HTML`).toContain(word);
      }
      if (aboutOrder) {
        expect(text).toContain('وشاح "خاتم"');
        expect(html).toContain('<bdi>وشاح &quot;خاتم&quot;</bdi>');
        expect(html).toContain('http://shop.test/media/0123456789abcdef-1080x1440-a27246/160.jpg');
      }
      expect(html).not.toMatch(/<b>|<script|javascript:|\son\w+=/);
      // Tables and inline styles, logical sides, colors for mail programs in dark mode.
      expect(html).toMatch(/<table role="presentation"/);
      expect(html).toContain('prefers-color-scheme:dark');
      expect(html).not.toMatch(
        /(?:padding|margin|border)-(?:left|right)|text-align:(?:left|right)/,
      );
      // An inbox shows this text first: it says what the subject does not.
      const preheader = /<div style="display:none[^>]*>([^<&]+)/.exec(html)?.[1] ?? '';
      expect(preheader.length).toBeGreaterThan(10);
      expect(subject).not.toContain(preheader);
    },
  );

  it('is tried again later, under the same Message-ID', async () => {
    const service = mailer(createSmtpTransport(smtpUrl));
    await enqueue(service);
    server.refuse(1);
    await silently(service.settled);
    expect(received).toHaveLength(0);
    const [waiting] = await shop.db.orm.select().from(mailEvents);
    expect(waiting).toMatchObject({ attempts: 1, sentAt: null });
    expect(waiting?.nextAttemptAt.getTime()).toBeGreaterThan(Date.now());
    await service.settled();
    expect(received).toHaveLength(0);
    await due();
    await service.settled();
    expect(received.map(({ messageId }) => messageId)).toEqual([waiting?.messageId]);
    await service.close();
  });

  it('is sent by only one of several concurrent mailers', async () => {
    const services = [1, 2, 3, 4].map(() => mailer(createSmtpTransport(smtpUrl)));
    const [first] = services;
    if (!first) throw new Error('no mailer');
    for (let index = 0; index < 25; index += 1) await enqueue(first);
    await Promise.all(services.map((service) => service.settled()));
    expect(received).toHaveLength(25);
    expect(new Set(received.map(({ messageId }) => messageId)).size).toBe(25);
    await Promise.all(services.map((service) => service.close()));
  });

  it('is never sent for what was rolled back', async () => {
    const service = mailer(createSmtpTransport(smtpUrl));
    const failing = shop.db.orm.transaction(async (tx) => {
      await service.enqueue(tx, placed);
      throw new Error('no stock');
    });
    await expect(failing).rejects.toThrow('no stock');
    await service.settled();
    expect(received).toHaveLength(0);
    await service.close();
  });

  it('is sent by the next process when one dies while sending', async () => {
    const dying = hangingMailer();
    await enqueue(dying);
    dying.wake();
    await expect
      .poll(async () => (await shop.db.orm.select().from(mailEvents))[0]?.attempts)
      .toBe(1);
    const next = mailer(createSmtpTransport(smtpUrl));
    await next.settled();
    expect(received).toHaveLength(0);
    await due();
    await next.settled();
    expect(received).toHaveLength(1);
    await next.close();
    await dying.stop();
  });

  it('is claimed one by one: what waits behind a slow one is sent by others, once', async () => {
    const slow = hangingMailer();
    for (let index = 0; index < 3; index += 1) await enqueue(slow);
    slow.wake();
    const attempts = async () =>
      (await shop.db.orm.select().from(mailEvents).orderBy(mailEvents.id)).map(
        (event) => event.attempts,
      );
    await expect.poll(attempts).toEqual([1, 0, 0]);
    const next = mailer(createSmtpTransport(smtpUrl));
    await next.settled();
    expect(received).toHaveLength(2);
    await next.close();
    await slow.stop();
  });

  it('is claimed one by one, whatever plan the database makes', async () => {
    const parts = ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'];
    const plans = parts.map((part) => `enable_${part}`);
    for (const plan of plans) await shop.db.pool.query(`set ${plan} = off`);
    const service = mailer(createSmtpTransport(smtpUrl));
    for (let index = 0; index < 3; index += 1) await enqueue(service);
    await claimMail({ db: shop.db });
    for (const plan of plans) await shop.db.pool.query(`reset ${plan}`);
    const rows = await shop.db.orm.select().from(mailEvents).orderBy(mailEvents.id);
    expect(rows.map(({ attempts }) => attempts)).toEqual([1, 0, 0]);
    await service.close();
  });

  it('is sent at once where a command asks, but not twice while it is being sent', async () => {
    const retrying = await createTestApp({ db: shop.db, config: { smtpUrl } });
    const retry = async () => {
      const [event] = await shop.db.orm.select().from(mailEvents);
      await shopkeeper(retrying.app.shop)('mail', 'retry', String(event?.id));
      await retrying.app.shop.mail.settled();
    };
    const answer = new EventEmitter();
    const smtp = createSmtpTransport(smtpUrl);
    const slow = mailer({
      send: async (mail) => {
        await once(answer, 'given');
        await smtp.send(mail);
      },
      close: smtp.close,
    });
    await enqueue(slow);
    slow.wake();
    await expect
      .poll(async () => (await shop.db.orm.select().from(mailEvents))[0]?.attempts)
      .toBe(1);
    await retry();
    await retry();
    expect(received).toHaveLength(0);
    server.refuse(1);
    answer.emit('given');
    await silently(slow.settled);
    expect(received).toHaveLength(0);
    await retry();
    expect(received).toHaveLength(1);
    await slow.close();
    await retrying.close();
  });

  it('gives the next message a turn when one takes too long', async () => {
    const sent: string[] = [];
    const service = startMailQueue({
      db: shop.db,
      config: shop.config,
      loadCodeCipher: createCodeCipher({ db: shop.db }),
      sendTimeoutMs: 50,
      transport: {
        send: ({ message }) => {
          sent.push(message.to);
          return sent.length === 1 ? new Promise(() => undefined) : Promise.resolve();
        },
        close: () => undefined,
      },
    });
    await enqueue(service);
    await enqueue(service, { ...placed, to: 'lina@selvage.test' });
    await silently(service.settled);
    expect(sent).toEqual(['ines@selvage.test', 'lina@selvage.test']);
    const [first] = await shop.db.orm.select().from(mailEvents).orderBy(mailEvents.id);
    expect(first).toMatchObject({ sentAt: null, lastError: expect.stringContaining('seconds') });
    await service.close();
  });

  it('is given up after 20 attempts, in the log, the metrics and the list, until it is retried', async () => {
    const measured = await createTestApp({ db: shop.db, config: { smtpUrl, metricsToken: 'x' } });
    const run = shopkeeper(measured.app.shop);
    const mails = async () =>
      /mail_messages\{state="given-up"\} (\d+)/.exec(
        (
          await measured.app.inject({
            url: '/metrics',
            headers: { authorization: 'Bearer x' },
          })
        ).body,
      )?.[1];
    const service = mailer(createSmtpTransport(smtpUrl));
    const log = quietErrors();
    await enqueue(service);
    for (let attempt = 1; attempt <= 20; attempt += 1) {
      expect(await mails()).toBe('0');
      server.refuse(1);
      await due();
      await service.settled();
    }
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    const [event] = await shop.db.orm.select().from(mailEvents);
    expect(lines.filter((line) => line.includes('will be sent later'))).toHaveLength(19);
    expect(lines.at(-1)).toContain(`Mail ${event?.id} (order-placed) is given up`);
    expect(lines.at(-1)).toContain(`npm run shop -- mail retry ${event?.id}`);
    expect(await mails()).toBe('1');

    await due();
    await service.settled();
    expect(received).toHaveLength(0);
    const { printed } = await run('mail', 'list');
    expect(printed).toMatch(/order-placed +ines@selvage\.test +[\d-]+ [\d:]+ +given-up +20 +\S/);
    expect((await run('mail', 'retry')).refused).toContain('ids of mail, or --all');
    expect((await run('mail', 'retry', '99999')).refused).toContain('99999');
    await run('mail', 'retry', '--all');
    await measured.app.shop.mail.settled();
    expect(received.map(({ messageId }) => messageId)).toEqual([event?.messageId]);
    expect((await run('mail', 'list')).printed).toBe('0 messages\n');
    expect((await run('mail', 'list', '--state', 'sent')).printed).toContain('order-placed');
    expect((await run('audit', 'list')).printed).toMatch(`mail ${event?.id}`);
    await service.close();
    await measured.close();
  });

  it('does not carry an expired code', async () => {
    const service = mailer(createSmtpTransport(smtpUrl));
    const cipher = await createCodeCipher({ db: shop.db })();
    const code = (expires: number): OutgoingMail => ({
      kind: 'reset-code',
      to: 'ines@selvage.test',
      payload: {
        name: 'Ines',
        sealed_code: cipher.encrypt('123456'),
        expires_at: new Date(Date.now() + expires).toISOString(),
      },
    });
    await enqueue(service, code(-1000));
    await enqueue(service, code(60_000));
    await service.settled();
    expect(received).toHaveLength(1);
    expect(received[0]?.text).toContain('123456');
    const rows = await shop.db.orm.select().from(mailEvents);
    expect(rows.every(({ sentAt }) => sentAt !== null)).toBe(true);
    expect(rows.map(({ payload }) => payload)).toEqual([{}, {}]);
    await service.close();
  });
});

describe('the outbox', () => {
  const files = async () => (await readdir(join(shop.config.dataDir, 'outbox'))).sort();

  it('has one file per message, newest last by name, and logs subject and code', async () => {
    const lines: string[] = [];
    const folder = join(shop.config.dataDir, 'outbox');
    const service = mailer(createOutboxTransport(folder, (line) => lines.push(line)));
    const cipher = await createCodeCipher({ db: shop.db })();
    await enqueue(service, {
      kind: 'verification-code',
      to: 'ines@selvage.test',
      payload: {
        name: 'Ines',
        sealed_code: cipher.encrypt('042017'),
        expires_at: new Date(Date.now() + 60_000).toISOString(),
      },
    });
    await enqueue(service);
    await service.settled();
    await service.close();

    const names = await files();
    expect(names).toHaveLength(2);
    const [first, last] = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
    );
    expect(first?.subject).toBe('Your Selvage verification code');
    expect(first?.text).toMatch(/^ {4}042017$/m);
    expect(last?.subject).toBe('Your Selvage order #12');
    expect(lines[0]).toContain('Your Selvage verification code: 042017');
    expect(lines[1]).toContain('Your Selvage order #12 (');
  });
});

describe('POST /contact-us', () => {
  const message = {
    name: 'Ines\r\nBcc: everybody@selvage.test',
    email: 'ines@selvage.test',
    subject: 'A question\r\nabout silk',
    message: 'Is it <i>washable</i>?\nThank you.',
  };
  const send = (app: TestApp['app'], payload: object) =>
    app.inject({ method: 'POST', url: '/api/contact-us', payload });

  it('keeps the message, and sends it to the house where it has an address', async () => {
    const house = await createTestApp({
      db: shop.db,
      config: { contactEmail: 'atelier@selvage.test', smtpUrl },
    });
    const response = await send(house.app, message);
    expect(response.json()).toEqual({
      code: 200,
      message: 'Message sent successfully! We will get back to you soon.',
    });
    await house.app.shop.mail.settled();
    expect(received[0]).toMatchObject({
      subject: 'Message from the shop: A question about silk',
      to: [{ address: 'atelier@selvage.test' }],
      replyTo: [{ address: 'ines@selvage.test' }],
    });
    expect(received[0]?.bcc ?? []).toEqual([]);
    expect(received[0]?.html).toContain('&lt;i&gt;washable');
    await house.close();
  });

  it('writes no mail without one', async () => {
    expect((await send(shop.app, message)).statusCode).toBe(200);
    const rows = await shop.db.orm
      .select()
      .from(mailEvents)
      .where(eq(mailEvents.kind, 'contact-message'));
    expect(rows).toEqual([]);
  });

  it('needs every field', async () => {
    const response = await send(shop.app, { name: '', email: 'x', subject: ' ', message: '\n' });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      errors: {
        name: ['Name is required.'],
        email: ['Please enter a valid email address.'],
        subject: ['Subject is required.'],
        message: ['Message is required.'],
      },
    });
  });
});
