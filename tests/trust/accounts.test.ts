import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import type { Database } from '../../server/src/db/client';
import { customers } from '../../server/src/db/schema';
import { createPasswords } from '../../server/src/services/credentials/passwords';
import { addResetCode, addressCalls, compareCalls, timedRounds } from '../support/compare-calls';
import { isSoak, recordFigure } from '../support/figures';
import { codeIn, startMailServer } from '../support/mail-server';
import type { MailServer } from '../support/mail-server';
import { startPostgres } from '../support/postgres-server';
import { startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import { addShoppers, fillBags } from './shoppers';
import type { Shopper } from './shoppers';
import { addProduct, checkoutForm } from './small-shop';

const postgres = await startPostgres();

/** Fifty kills over a thousand orders in the soak test, one in every run. */
const kills = isSoak ? 50 : 1;
const ordersPerKill = isSoak ? 45 : 20;
/** The orders that must be there at the end. */
const ordersAtLeast = isSoak ? 1000 : 1;

interface CallResponse {
  status: number;
  text: string;
  headers: string;
  body: { token?: string; error?: string; data?: { token?: string } };
}

interface OpenApi {
  paths: Record<string, Record<string, { parameters?: unknown[] }>>;
}

/** Accounts on two processes that share a PostgreSQL server. */
describe.skipIf(postgres === null)('accounts on two processes', () => {
  let mail: MailServer;
  let databaseUrl: string;
  let db: Database;
  const shops: ShopProcess[] = [];
  const responses: CallResponse[] = [];
  let people = 0;

  const shop = (index: number): ShopProcess => {
    const found = shops[index % shops.length];
    if (!found) throw new Error('No shop');
    return found;
  };

  beforeAll(async () => {
    mail = await startMailServer();
    databaseUrl = (await postgres?.createDatabase('accounts')) ?? '';
    const env = { DATABASE_URL: databaseUrl, SMTP_URL: mail.url, DEMO: '0' };
    shops.push(await startShop(env), await startShop(env));
    db = await openDatabase({ databaseUrl, poolSize: 2 });
  });

  afterAll(async () => {
    await db.close();
    for (const running of shops) await running.stop();
    await mail.stop();
    await postgres?.stop();
  });

  const call = async (
    index: number,
    method: string,
    path: string,
    { token, body }: { token?: string; body?: object } = {},
  ): Promise<CallResponse> => {
    const response = await fetch(`${shop(index).url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const received: CallResponse = {
      status: response.status,
      text,
      headers: JSON.stringify([...response.headers]),
      body: text.startsWith('{') ? (JSON.parse(text) as CallResponse['body']) : {},
    };
    responses.push(received);
    return received;
  };
  const post = (index: number, path: string, body: object, token?: string) =>
    call(index, 'POST', path, { body, ...(token === undefined ? {} : { token }) });

  const register = async () => {
    people += 1;
    const password = `warp and weft ${people}`;
    const email = `person${people}@selvage.test`;
    const { body } = await post(0, '/register', {
      name: 'Ines',
      email,
      password,
      password_confirmation: password,
    });
    return { email, password, token: body.data?.token ?? '' };
  };
  const verified = async () => {
    const person = await register();
    const code = codeIn(await mail.mailTo(person.email));
    const { body } = await post(1, '/verify-email', { otp: code }, person.token);
    return { ...person, code, verification: person.token, token: body.token ?? '' };
  };
  const login = async (index: number, { email, password }: { email: string; password: string }) =>
    (await post(index, '/login', { email, password })).body.data?.token ?? '';
  const resetToken = async (email: string, nth: number) => {
    await post(0, '/forget-password', { email });
    const code = codeIn(await mail.mailTo(email, nth));
    const { body } = await post(1, '/reset-password-check', { email, otp: code });
    return { code, token: body.data?.token ?? '' };
  };
  const forgotten = async () => {
    const person = await verified();
    await post(0, '/forget-password', { email: person.email });
    return { person, code: codeIn(await mail.mailTo(person.email, 2)) };
  };
  const profileStatuses = async (token: string) => [
    (await call(0, 'GET', '/profile', { token })).status,
    (await call(1, 'GET', '/profile', { token })).status,
  ];

  it('keep codes, tokens and passwords out of every log, row and response', async () => {
    const person = await verified();
    const reset = await resetToken(person.email, 2);
    await post(0, '/verify-email', { otp: person.code }, person.verification);
    const wanted = `new-${person.email}`;
    const change = { name: 'Ines', email: wanted, image: '', current_password: person.password };
    expect((await post(1, '/profile/update', change, person.token)).status).toBe(200);
    const secrets = [person.code, reset.code, codeIn(await mail.mailTo(wanted))];

    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const { rows: tables } = await client.query<{ name: string }>(
      "select table_name as name from information_schema.tables where table_schema = 'public'",
    );
    const stored: string[] = [];
    for (const { name } of tables) {
      const { rows } = await client.query(`select t::text from ${pg.escapeIdentifier(name)} t`);
      stored.push(JSON.stringify(rows));
    }
    await client.end();
    expect(stored.join('\n')).toContain(person.email);

    const places = {
      row: stored.join('\n'),
      log: shops.map(({ output }) => output()).join('\n'),
      response: responses.map(({ text, headers }) => `${headers} ${text}`).join('\n'),
    };
    for (const [place, text] of Object.entries(places)) {
      // As a whole number: six digits may also be part of a hash.
      for (const secret of secrets) {
        expect(text, `the code in a ${place}`).not.toMatch(new RegExp(`\\b${secret}\\b`));
      }
      expect(text, `the password in a ${place}`).not.toContain(person.password);
    }
    for (const token of [person.token, person.verification, reset.token]) {
      expect(`${places.row}${places.log}`).not.toContain(token);
    }
    recordFigure(
      15,
      'secrecy',
      `codes of a registration, a reset and a new address in none of ${tables.length} tables, the logs of both processes and ${responses.length} responses`,
    );
  });

  it('end a code after five wrong tries, in parallel on both, and accept it once', async () => {
    const { person, code: otp } = await forgotten();
    const wrong = otp === '000000' ? '111111' : '000000';
    const tries = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        post(index, '/reset-password-check', { email: person.email, otp: wrong }),
      ),
    );
    expect(tries.map(({ status }) => status)).toEqual(tries.map(() => 422));
    expect((await post(1, '/reset-password-check', { email: person.email, otp })).status).toBe(422);

    const other = await register();
    const code = codeIn(await mail.mailTo(other.email));
    const uses = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        post(index, '/verify-email', { otp: code }, other.token),
      ),
    );
    expect(uses.filter(({ status }) => status === 200)).toHaveLength(1);

    const again = await post(1, '/resend-otp-for-verification', {}, (await register()).token);
    expect(again.status).toBe(429);
    const { rows } = await db.orm.execute<{ minutes: number }>(
      'select extract(epoch from max(expires_at - created_at)) / 60 as minutes from one_time_codes',
    );
    const minutes = Number(rows[0]?.minutes);
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThan(10.1);
    const { person: late, code: lateCode } = await forgotten();
    await db.orm.execute('update one_time_codes set expires_at = now()');
    const tooLate = { email: late.email, otp: lateCode };
    expect((await post(0, '/reset-password-check', tooLate)).status).toBe(422);
    recordFigure(
      15,
      'codes',
      `on two processes: ${uses.length} uses at once, 1 accepted; refused after ${tries.length} wrong tries at once; ` +
        `ends after ${Math.round(minutes)} minutes; sent again within 60 s: 429`,
    );
  });

  it('accept a verification or a reset token only for its own purpose', async () => {
    const verification = (await register()).token;
    const person = await verified();
    const reset = (await resetToken(person.email, 2)).token;
    const document = JSON.parse((await call(0, 'GET', '/openapi.json')).text) as OpenApi;
    const mayOpen: Record<string, string[]> = {
      verification: ['/verify-email', '/resend-otp-for-verification', '/logout'],
      reset: ['/reset-password', '/logout'],
    };
    const routes = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => ({ method: method.toUpperCase(), path })),
    );
    expect(routes.length).toBeGreaterThan(30);

    const guarded: string[] = [];
    let refused = 0;
    for (const { method, path } of routes) {
      const short = path.replace(/^\/api/, '');
      const url = short.replaceAll(/\{\w+\}/g, '1');
      if (!path.startsWith('/api')) continue;
      const body = method === 'POST' ? { body: {} } : {};
      if ((await call(0, method, url, body)).status !== 401) continue;
      guarded.push(short);
      for (const [kind, token] of Object.entries({ verification, reset })) {
        if (mayOpen[kind]?.includes(short)) continue;
        for (const index of [0, 1]) {
          const { status } = await call(index, method, url, { token, ...body });
          expect(status, `${method} ${path} with a ${kind} token`).toBe(401);
          refused += 1;
        }
      }
    }
    expect(guarded).toEqual(expect.arrayContaining(['/cart', '/orders', '/profile', '/addresses']));
    for (const only of new Set(Object.values(mayOpen).flat())) expect(guarded).toContain(only);
    // The refusals have used up neither.
    expect((await post(1, '/logout', {}, verification)).status).toBe(200);
    expect((await post(1, '/logout', {}, reset)).status).toBe(200);
    expect((await post(0, '/verify-email', { otp: '123456' }, verification)).status).toBe(401);
    recordFigure(
      16,
      'tokens',
      `${guarded.length} guarded routes on two processes: ${refused} calls with a token of another kind, each refused (401)`,
    );
  });

  it('end a token with its logout, and all others with a new password, at the next call', async () => {
    const person = await verified();
    const [first, second] = [await login(0, person), await login(1, person)];
    expect(await profileStatuses(first)).toEqual([200, 200]);
    expect((await post(0, '/logout', {}, first)).status).toBe(200);
    expect(await profileStatuses(first)).toEqual([401, 401]);
    expect(await profileStatuses(second)).toEqual([200, 200]);

    const change = {
      current_password: person.password,
      password: 'another warp',
      password_confirmation: 'another warp',
    };
    const pending = await resetToken(person.email, 2);
    expect((await post(1, '/profile/change-password', change, second)).status).toBe(200);
    expect(await profileStatuses(person.token)).toEqual([401, 401]);
    expect(await profileStatuses(second)).toEqual([200, 200]);
    const late = { password: 'a third warp', password_confirmation: 'a third warp' };
    expect((await post(0, '/reset-password', late, pending.token)).status).toBe(401);
    expect((await mail.mailTo(person.email, 3)).subject).toBe('Your Selvage password was changed');

    const third = await login(0, { ...person, password: change.password });
    await db.orm.execute('delete from rate_limits');
    const again = await resetToken(person.email, 4);
    expect((await post(1, '/reset-password', late, again.token)).status).toBe(200);
    expect(await profileStatuses(second)).toEqual([401, 401]);
    expect(await profileStatuses(third)).toEqual([401, 401]);
    expect(await profileStatuses(await login(1, { ...person, password: 'a third warp' }))).toEqual([
      200, 200,
    ]);
    recordFigure(
      16,
      'sessions',
      'logout ends its token, a change of the password all others, a reset all: 401 from both processes at the next call',
    );
  });

  it.runIf(isSoak)('show the same in the same time, whether an address is known', async () => {
    const passwordHash = await createPasswords().hash('warp and weft');
    const addKnown = async () => {
      people += 1;
      const email = `asked${people}@selvage.test`;
      await db.orm
        .insert(customers)
        .values({ name: 'Ines', email, passwordHash, verifiedAt: new Date() });
      await addResetCode(db, email);
      return email;
    };
    const ask = async (path: string, email: string, more: object) => {
      const began = performance.now();
      const { status, text, headers } = await post(0, path, { email, ...more });
      const milliseconds = performance.now() - began;
      const body = text.replaceAll(email, '…').replace(/"token":"[\w-]{43}"/, '"token":"…"');
      return { milliseconds, shown: [status, body, headers.replace(/\["date","[^"]*"\],?/, '')] };
    };
    const times: string[] = [];
    let areSame = true;
    for (const [path, more] of addressCalls) {
      // A customer is added in both cases, so that nothing but the address differs.
      const { text, isSame } = await compareCalls(
        async () => ask(path, await addKnown(), more),
        async () => ask(path, `x${(await addKnown()).slice(1)}`, more),
      );
      times.push(`${path} ${text}`);
      areSame &&= isSame;
    }
    recordFigure(
      14,
      'PostgreSQL',
      `${timedRounds} pairs of calls, the same answers; lower quartile of their times, known to unknown: ${times.join(', ')}`,
      areSame,
    );
  });

  it('send each mail at least once under one Message-ID while their mailer is killed, and none for an order that was rolled back', async () => {
    const product = await addProduct(db, { stock: { M: 100_000, L: 0 } });
    const letters = async (where: string) =>
      (
        await db.orm.execute<{ message_id: string }>(
          `select message_id from mail_events where kind = 'order-placed' and ${where}`,
        )
      ).rows.map(({ message_id }) => message_id);
    const prepare = async (size: 'M' | 'L', count: number) => {
      const shoppers = await addShoppers(db, count);
      const line = { productId: product.id, sizeId: product.sizeId(size), quantity: 1 };
      await fillBags(
        db,
        shoppers.map((shopper) => ({ shopper, ...line })),
      );
      return shoppers;
    };
    const place = (index: number, { token }: Shopper) =>
      post(index, '/orders', checkoutForm(), token).then(
        ({ status }) => status,
        () => 'cut off',
      );

    mail.received.length = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const [refused, ...shoppers] = [
        ...(await prepare('L', 1)),
        ...(await prepare('M', ordersPerKill)),
      ];
      if (!refused) throw new Error('No shopper');
      const rolledBack = place(0, refused);
      const orders = shoppers.map((shopper) => place(1, shopper));
      // At a different moment each time: while orders are written, or while their mail is sent.
      const wait = ((kill + 1) * 7) % ordersPerKill;
      let answered = 0;
      for (const order of orders) void order.then(() => (answered += 1));
      await expect.poll(() => answered, { interval: 1 }).toBeGreaterThan(wait);
      await shop(1).kill();
      await Promise.all(orders);
      expect(await rolledBack).toBe(409);
      await shop(1).restart();
    }
    // Messages claimed by the killed ones are retried after a delay, which the test skips.
    await db.orm.execute('update mail_events set next_attempt_at = now() where sent_at is null');
    const [last] = await prepare('M', 1);
    expect(last && (await place(0, last))).toBe(200);
    await expect.poll(() => letters('sent_at is null')).toEqual([]);

    const written = await letters('true');
    const { rows } = await db.orm.execute<{ count: string }>('select count(*) from orders');
    expect(written).toHaveLength(Number(rows[0]?.count));
    expect(new Set(written).size).toBe(written.length);
    const arrived = mail.received
      .filter(({ subject }) => subject?.startsWith('Your Selvage order'))
      .map(({ messageId }) => messageId);
    expect([...new Set(arrived)].sort()).toEqual([...written].sort());
    recordFigure(
      11,
      'two processes',
      `the sender killed ${kills} times over ${written.length} orders: ${arrived.length} mails with ${new Set(arrived).size} different Message-IDs, ` +
        `none for ${kills} orders that were rolled back`,
      written.length >= ordersAtLeast,
    );
  });
});
