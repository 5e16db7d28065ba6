import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { hash, verify } from '@node-rs/argon2';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { User } from '@contract/customer';

import { customers, mailEvents, oneTimeCodes, tokens } from '../../../server/src/db/schema';
import { createVerifiedCustomer } from '../../../server/src/services/customers/registration';
import { dubai } from '../../support/addresses';
import { addResetCode, addressCalls, compareCalls, timedRounds } from '../../support/compare-calls';
import { eventually } from '../../support/eventually';
import { recordFigure } from '../../support/figures';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

// The real function, counted: each run takes tens of milliseconds, which anybody could measure.
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<{ hash: typeof hash; verify: typeof verify }>();
  return { ...argon2, hash: vi.fn(argon2.hash), verify: vi.fn(argon2.verify) };
});

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
});

afterAll(() => shop.close());

const call = async (path: string, payload?: object, token?: string) => {
  const response = await shop.app.inject({
    method: payload === undefined && path.startsWith('GET ') ? 'GET' : 'POST',
    url: path.replace('GET ', ''),
    ...(payload === undefined ? {} : { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<{
      code: number;
      message: string;
      error: string;
      token: string;
      errors: Record<string, string[]>;
      data: { token: string; user: User };
    }>(),
  };
};

const mailsTo = async (address: string): Promise<string[]> => {
  await shop.app.shop.mail.settled();
  const folder = join(shop.config.dataDir, 'outbox');
  const files = (await readdir(folder).catch(() => [])).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.filter((text) => text.includes(`To: ${address}`));
};

const codeIn = (mail: string | undefined): string =>
  /^ {4}(\d{6})\s*$/m.exec(mail ?? '')?.[1] ?? '';

const newestCode = async (address: string): Promise<string> =>
  codeIn((await mailsTo(address)).at(-1));

/** The notices to an address that its password was changed. */
const passwordNotices = async (address: string): Promise<string[]> =>
  (await mailsTo(address)).filter((mail) =>
    mail.includes('Subject: Your Selvage password was changed'),
  );

const wrongCode = (code: string): string => (code === '000000' ? '111111' : '000000');

let people = 0;
const newPerson = () => {
  people += 1;
  const password = `correct horse ${people}`;
  return {
    name: 'Ines Marwan',
    email: `person${people}@selvage.test`,
    password,
    password_confirmation: password,
  };
};

const registered = async () => {
  const person = newPerson();
  const { body } = await call('/api/register', person);
  return { person, token: body.data.token };
};

const verified = async () => {
  const { person, token } = await registered();
  const code = await newestCode(person.email);
  const { body } = await call('/api/verify-email', { otp: code }, token);
  return { person, token: body.token };
};

const login = (person: { email: string; password: string }) =>
  call('/api/login', { email: person.email, password: person.password });

const isOpen = async (token: string) => (await call('GET /api/profile', undefined, token)).status;

describe('registration', () => {
  it('goes by a code in the mail to a session', async () => {
    const person = newPerson();
    const { status, body } = await call('/api/register', person);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      code: 200,
      message: 'Registration successful. Please verify your email.',
      data: { user: { name: person.name, email: person.email, image: '', currency: 'USD' } },
    });
    const code = await newestCode(person.email);
    const response = await call('/api/verify-email', { otp: code }, body.data.token);
    expect(response.status).toBe(200);
    expect(response.body.message).toBe('Email verified successfully');
    expect(response.body.token).toBe(response.body.data.token);
    expect(await isOpen(response.body.token)).toBe(200);
  });

  it('refuses passwords that differ or are short, and invalid addresses', async () => {
    const differ = await call('/api/register', { ...newPerson(), password_confirmation: 'other' });
    expect(differ).toMatchObject({
      status: 422,
      body: { error: 'Passwords do not match', errors: { password_confirmation: [{}] } },
    });
    const wrong = await call('/api/register', { name: ' ', email: 'no', password: '7 chars' });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors).toEqual({
      name: ['Name is required.'],
      email: ['Please enter a valid email address.'],
      password: ['Password must be at least 8 characters long.'],
      password_confirmation: ['Password confirmation is required.'],
    });
    const eight = { password: '8 chars!', password_confirmation: '8 chars!' };
    expect((await call('/api/register', { ...newPerson(), ...eight })).status).toBe(200);
  });

  it('answers the same for an address that is taken, and tells its owner by mail', async () => {
    const person = newPerson();
    await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, person);
    const fresh = newPerson();
    const taken = await call('/api/register', { ...fresh, email: person.email.toUpperCase() });
    const free = await call('/api/register', fresh);

    expect(taken.status).toBe(free.status);
    expect(Object.keys(taken.headers)).toEqual(Object.keys(free.headers));
    const shapeOf = ({ body }: typeof taken) => ({
      ...body,
      data: { user: { ...body.data.user, email: '' }, token: body.data.token.length },
    });
    expect(shapeOf(taken)).toEqual(shapeOf(free));
    expect((await mailsTo(person.email)).at(-1)).toContain('You already have an account');

    // Its token looks like any other, but gives no access.
    const token = taken.body.data.token;
    const tried = await call('/api/verify-email', { otp: '123456' }, token);
    const triedFree = await call('/api/verify-email', { otp: '123456' }, free.body.data.token);
    expect(tried.status).toBe(422);
    expect(tried.body).toEqual(triedFree.body);
    expect((await call('/api/resend-otp-for-verification', undefined, token)).status).toBe(429);
    expect(await isOpen(token)).toBe(401);
    expect((await login({ email: person.email, password: fresh.password })).status).toBe(401);
    expect((await login(person)).status).toBe(200);
  });

  it('waits a minute before it writes to the same address again', async () => {
    const { person } = await registered();
    const again = await call('/api/register', person);
    expect(again.status).toBe(429);
    expect(Number(again.headers['retry-after'])).toBeGreaterThan(30);
  });

  it('asks an unverified customer at login to verify, with a token and a code', async () => {
    const { person } = await registered();
    const { status, body } = await login(person);
    expect(status).toBe(403);
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
    expect(await isOpen(body.data.token)).toBe(401);
    const response = await call(
      '/api/verify-email',
      { otp: await newestCode(person.email) },
      body.data.token,
    );
    expect(response.status).toBe(200);
  });
});

describe('what responses reveal about an address', () => {
  const argonRuns = () => vi.mocked(hash).mock.calls.length + vi.mocked(verify).mock.calls.length;
  const times: string[] = [];
  let areSame = true;

  /** Everything in a response, without what differs between calls or repeats the request. */
  const shownBy = async (path: string, payload: { email: string; otp?: string }) => {
    const before = argonRuns();
    const started = performance.now();
    const response = await call(path, payload);
    const milliseconds = performance.now() - started;
    const text = JSON.stringify(response.body)
      .replace(/"token":"[\w-]{43}"/, '"token":"…"')
      .replaceAll(payload.email, '…');
    const headers = Object.fromEntries(
      Object.entries(response.headers).filter(([name]) => name !== 'date'),
    );
    return {
      milliseconds,
      shown: { status: response.status, headers, text, argon: argonRuns() - before },
    };
  };

  it.each(addressCalls)(
    '%s shows the same and does the same work whether it is known or not',
    async (path, more) => {
      const newCustomer = async () => {
        const person = newPerson();
        await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, person);
        await addResetCode(shop.db, person.email);
        return person.email;
      };
      // A customer is added in both cases, so that nothing but the address differs.
      const { text, isSame } = await compareCalls(
        async () => shownBy(`/api${path}`, { email: await newCustomer(), ...more }),
        async () =>
          shownBy(`/api${path}`, { email: `x${(await newCustomer()).slice(1)}`, ...more }),
      );
      times.push(`${path} ${text}`);
      areSame &&= isSame;
    },
  );

  it('is not how long a try of a code takes to write down', async () => {
    const check = async (email: string) =>
      (await shownBy('/api/reset-password-check', { email, otp: '123456' })).milliseconds;
    const { person } = await verified();
    await addResetCode(shop.db, person.email);
    expect(await check(person.email)).toBeGreaterThan(240);
    expect(await check(`x${person.email}`)).toBeGreaterThan(240);
  });

  it('is nothing by any of these calls', () => {
    expect(times).toHaveLength(addressCalls.length);
    recordFigure(
      14,
      'embedded',
      `${timedRounds} pairs of calls, the same answers and the same hashing; lower quartile of their times, known to unknown: ${times.join(', ')}`,
      areSame,
    );
  });
});

describe('a common password', () => {
  const common = { password: 'Password1', password_confirmation: 'Password1' };
  const refused = {
    status: 422,
    body: {
      errors: {
        password: ['This password is one of the most common ones. Please choose another.'],
      },
    },
  };

  it('is refused with an error for its field, at registration, reset and change', async () => {
    expect(await call('/api/register', { ...newPerson(), ...common })).toMatchObject(refused);

    const { person, token } = await verified();
    const change = { current_password: person.password, ...common };
    expect(await call('/api/profile/change-password', change, token)).toMatchObject(refused);

    await call('/api/forget-password', { email: person.email });
    const otp = await newestCode(person.email);
    const { body } = await call('/api/reset-password-check', { email: person.email, otp });
    expect(await call('/api/reset-password', common, body.data.token)).toMatchObject(refused);
    // The token is still valid for a better password.
    const better = { password: 'warp and weft', password_confirmation: 'warp and weft' };
    expect((await call('/api/reset-password', better, body.data.token)).status).toBe(200);
  });
});

describe('one-time codes', () => {
  it('are valid once', async () => {
    const { person } = await verified();
    await call('/api/forget-password', { email: person.email });
    const otp = await newestCode(person.email);
    const tries = await Promise.all(
      Array.from({ length: 5 }, () =>
        call('/api/reset-password-check', { email: person.email, otp }),
      ),
    );
    expect(tries.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  it('end after five wrong tries, also in parallel', async () => {
    const { person } = await verified();
    await call('/api/forget-password', { email: person.email });
    const otp = await newestCode(person.email);
    const wrong = await Promise.all(
      Array.from({ length: 8 }, () =>
        call('/api/reset-password-check', { email: person.email, otp: wrongCode(otp) }),
      ),
    );
    expect(wrong.every(({ status, body }) => status === 422 && body.error === 'Invalid OTP')).toBe(
      true,
    );
    const right = await call('/api/reset-password-check', { email: person.email, otp });
    expect(right.status).toBe(422);
    expect(right.body).toEqual(wrong[0]?.body);
  });

  it('end after ten minutes', async () => {
    const { person, token } = await registered();
    const otp = await newestCode(person.email);
    const [row] = await shop.db.orm
      .select()
      .from(oneTimeCodes)
      .orderBy(sql`id desc`)
      .limit(1);
    expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeLessThanOrEqual(10 * 60 * 1000);
    await shop.db.orm
      .update(oneTimeCodes)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(oneTimeCodes.id, row?.id ?? 0));
    expect((await call('/api/verify-email', { otp }, token)).status).toBe(422);
  });

  it('are sent again after 60 seconds, not before', async () => {
    const { token } = await registered();
    const again = await call('/api/resend-otp-for-verification', undefined, token);
    expect(again.status).toBe(429);
    const seconds = Number(again.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0);
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('are sent again a minute later, to one address once however many tokens ask', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      const { person, token } = await registered();
      const first = await newestCode(person.email);
      const second = (await login(person)).body.data.token;
      expect(await newestCode(person.email)).toBe(first);

      vi.setSystemTime(Date.now() + 60_500);
      const asked = await Promise.all(
        [token, second].map((each) => call('/api/resend-otp-for-verification', undefined, each)),
      );
      expect(asked.map(({ status }) => status)).toEqual([200, 200]);
      const mails = await mailsTo(person.email);
      expect(mails).toHaveLength(2);
      const late = await call('/api/verify-email', { otp: first }, token);
      expect(late.status).toBe(first === codeIn(mails[1]) ? 200 : 422);
      expect((await call('/api/verify-email', { otp: codeIn(mails[1]) }, token)).status).toBe(200);
    } finally {
      vi.useRealTimers();
    }
  });

  it('are never stored in plain text', async () => {
    const { person, token } = await registered();
    const code = await newestCode(person.email);
    const rows = JSON.stringify([
      await shop.db.orm.select().from(oneTimeCodes),
      await shop.db.orm.select().from(mailEvents),
    ]);
    expect(code).toMatch(/^\d{6}$/);
    expect(rows).not.toContain(code);
    expect(JSON.stringify(await shop.db.orm.select().from(tokens))).not.toContain(token);
  });
});

describe('logging in', () => {
  it('answers user and session', async () => {
    const { person } = await verified();
    const { status, body } = await login({ ...person, email: person.email.toUpperCase() });
    expect(status).toBe(200);
    expect(body.data.user).toEqual({
      name: person.name,
      email: person.email,
      image: '',
      currency: 'USD',
    });
    expect(body.data.token).toMatch(/^[\w-]{43}$/);
  });

  it('answers a wrong address like a wrong password', async () => {
    const { person } = await verified();
    const wrongPassword = await login({ ...person, password: 'not it at all' });
    const wrongAddress = await login({ email: 'nobody@selvage.test', password: 'not it at all' });
    expect(wrongPassword.status).toBe(401);
    expect(wrongPassword.body.error).toBe('Invalid email or password');
    expect(wrongAddress.body).toEqual(wrongPassword.body);
    expect(wrongAddress.status).toBe(wrongPassword.status);
    expect(Object.keys(wrongAddress.headers)).toEqual(Object.keys(wrongPassword.headers));
  });

  it('ends with logout, for that token alone', async () => {
    const { person, token } = await verified();
    const other = (await login(person)).body.data.token;
    expect((await call('/api/logout', undefined, token)).status).toBe(200);
    expect(await isOpen(token)).toBe(401);
    expect((await call('/api/logout', undefined, token)).status).toBe(401);
    expect(await isOpen(other)).toBe(200);
  });

  it('ends after 30 days', async () => {
    const { token } = await verified();
    const [row] = await shop.db.orm
      .select()
      .from(tokens)
      .orderBy(sql`id desc`)
      .limit(1);
    const days = ((row?.expiresAt.getTime() ?? 0) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    await shop.db.orm
      .update(tokens)
      .set({ expiresAt: new Date() })
      .where(eq(tokens.id, row?.id ?? 0));
    expect(await isOpen(token)).toBe(401);
  });

  it.each(['', 'Bearer', 'Bearer x', 'Basic abc', `Bearer ${'a'.repeat(43)}`, 'Bearer \u00e9'])(
    'treats %j as no token',
    async (authorization) => {
      const response = await shop.app.inject({ url: '/api/profile', headers: { authorization } });
      expect(response.statusCode).toBe(401);
      expect(response.json()).toEqual({
        code: 401,
        message: 'Authentication required',
        error: 'Authentication required',
      });
    },
  );
});

describe('a forgotten password', () => {
  const reset = async (person: { email: string }, password: string) => {
    await call('/api/forget-password', { email: person.email });
    const otp = await newestCode(person.email);
    const { body } = await call('/api/reset-password-check', { email: person.email, otp });
    const payload = { password, password_confirmation: password };
    return { payload, resetToken: body.data.token };
  };

  it('is replaced once, and ends every session', async () => {
    const { person, token } = await verified();
    const { payload, resetToken } = await reset(person, 'a new password');
    const differ = await call(
      '/api/reset-password',
      { ...payload, password_confirmation: 'x' },
      resetToken,
    );
    expect(differ.body.error).toBe('Passwords do not match');
    expect(await passwordNotices(person.email)).toEqual([]);

    const twice = await Promise.all([
      call('/api/reset-password', payload, resetToken),
      call('/api/reset-password', payload, resetToken),
    ]);
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await passwordNotices(person.email)).toHaveLength(1);
    expect(await isOpen(token)).toBe(401);
    expect((await login(person)).status).toBe(401);
    expect((await login({ ...person, password: 'a new password' })).status).toBe(200);
  });

  it('proves the address', async () => {
    const { person } = await registered();
    const { payload, resetToken } = await reset(person, 'a new password');
    expect((await call('/api/reset-password', payload, resetToken)).status).toBe(200);
    expect((await login({ ...person, password: 'a new password' })).status).toBe(200);
  });

  it('answers the same for an unknown address', async () => {
    const { person } = await verified();
    const known = await call('/api/forget-password', { email: person.email });
    const unknown = await call('/api/forget-password', { email: 'nobody2@selvage.test' });
    expect(known).toMatchObject({ status: 200, body: { message: 'OTP sent to your email' } });
    expect(unknown.status).toBe(known.status);
    expect(unknown.body).toEqual(known.body);
    expect(Object.keys(unknown.headers)).toEqual(Object.keys(known.headers));
    const again = [
      await call('/api/forget-password', { email: person.email }),
      await call('/api/forget-password', { email: 'nobody2@selvage.test' }),
    ];
    expect(again.map(({ status }) => status)).toEqual([429, 429]);
    const check = await call('/api/reset-password-check', {
      email: 'nobody2@selvage.test',
      otp: '123456',
    });
    expect(check).toMatchObject({ status: 422, body: { error: 'Invalid OTP' } });
  });
});

describe('tokens of other kinds', () => {
  const routes = [
    ['GET', '/api/profile'],
    ['GET', '/api/cart'],
    ['GET', '/api/orders'],
    ['GET', '/api/addresses'],
    ['POST', '/api/orders'],
    ['POST', '/api/profile/change-currency'],
    ['POST', '/api/profile/change-password'],
  ] as const;

  it('open nothing else', async () => {
    const { person, token: verification } = await registered();
    await call('/api/forget-password', { email: person.email });
    const otp = await newestCode(person.email);
    const { body } = await call('/api/reset-password-check', { email: person.email, otp });
    const reset = body.data.token;
    const session = (await verified()).token;
    const status = async (method: 'GET' | 'POST', url: string, token: string) =>
      (await shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } }))
        .statusCode;

    for (const [method, url] of routes) {
      expect(await status(method, url, verification), url).toBe(401);
      expect(await status(method, url, reset), url).toBe(401);
    }
    expect(await status('POST', '/api/reset-password', verification)).toBe(401);
    expect(await status('POST', '/api/reset-password', session)).toBe(401);
    expect(await status('POST', '/api/verify-email', reset)).toBe(401);
    expect(await status('POST', '/api/verify-email', session)).toBe(401);
    expect(await status('POST', '/api/logout', verification)).toBe(200);
  });
});

describe('passwords that are being checked', () => {
  it.each(['/api/profile/update', '/api/profile/change-password'])(
    'by %s hold up no call that needs none',
    async (path) => {
      const { person, token } = await verified();
      const request = {
        ...(path.endsWith('update')
          ? { name: person.name, email: `new-${person.email}`, image: '' }
          : { password: 'brand new words', password_confirmation: 'brand new words' }),
        current_password: 'not it at all',
      };
      let goOn = () => undefined as void;
      const checked = new Promise<void>((resolve) => (goOn = resolve));
      vi.mocked(verify).mockImplementation(async () => {
        await checked;
        return false;
      });
      const begun = vi.spyOn(shop.app.shop.passwords, 'verify');
      try {
        const checks = Array.from({ length: 15 }, () => call(path, request, token));
        await eventually(() => expect(begun.mock.calls.length).toBeGreaterThanOrEqual(4));
        // All that are let in have begun.
        await pause(200);
        const other = isOpen(token);
        expect(await Promise.race([other, pause(5_000)])).toBe(200);
        goOn();
        expect((await Promise.all(checks)).map(({ status }) => status)).toEqual(
          Array(15).fill(422),
        );
      } finally {
        goOn();
        begun.mockRestore();
        vi.mocked(verify).mockReset();
      }
    },
  );
});

describe('the profile', () => {
  it('is read and changed', async () => {
    const { person, token } = await verified();
    const update = await call(
      '/api/profile/update',
      { name: ' Ines M. ', email: person.email, image: '' },
      token,
    );
    expect(update.body.data.user).toMatchObject({
      name: 'Ines M.',
      email: person.email,
      image: '',
    });
    await call('/api/profile/change-currency', { currency: 'AED' }, token);
    const { body } = await call('GET /api/profile', undefined, token);
    expect(body.data.user).toMatchObject({ name: 'Ines M.', currency: 'AED' });
    const pounds = await call('/api/profile/change-currency', { currency: 'GBP' }, token);
    expect(pounds.status).toBe(422);
  });

  it('changes the password by the old one, and ends all other sessions', async () => {
    const { person, token } = await verified();
    const other = (await login(person)).body.data.token;
    const request = {
      current_password: person.password,
      password: 'brand new words',
      password_confirmation: 'brand new words',
    };
    const wrong = await call(
      '/api/profile/change-password',
      { ...request, current_password: 'wrong' },
      token,
    );
    expect(wrong).toMatchObject({ status: 422, body: { errors: { current_password: [{}] } } });
    expect(await passwordNotices(person.email)).toEqual([]);
    expect((await call('/api/profile/change-password', request, token)).status).toBe(200);
    expect(await passwordNotices(person.email)).toHaveLength(1);
    expect(await isOpen(token)).toBe(200);
    expect(await isOpen(other)).toBe(401);
    expect((await login({ ...person, password: 'brand new words' })).status).toBe(200);
  });
});

describe('addresses', () => {
  const data = async (
    method: 'GET' | 'POST' | 'DELETE',
    url: string,
    token: string,
    payload?: object,
  ) => {
    const response = await shop.app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${token}` },
      ...(payload === undefined ? {} : { payload }),
    });
    return {
      status: response.statusCode,
      ...response.json<{ data: { id: number }; error?: string }>(),
    };
  };

  it('are added, changed, listed and removed, each by its owner alone', async () => {
    const { token } = await verified();
    const stranger = (await verified()).token;
    const added = await data('POST', '/api/addresses', token, dubai);
    expect(added).toMatchObject({ status: 200, data: { ...dubai, apartment: null } });
    const { id } = added.data;

    const missing = await data('POST', '/api/addresses/999999', token, dubai);
    for (const response of [
      await data('POST', `/api/addresses/${id}`, stranger, dubai),
      await data('DELETE', `/api/addresses/${id}`, stranger),
      await data('DELETE', '/api/addresses/abc', token),
      await data('POST', '/api/addresses/99999999999', token, dubai),
    ]) {
      expect(response).toEqual(missing);
    }
    expect(missing).toMatchObject({ status: 404, error: 'Address not found' });

    const changed = { ...dubai, apartment: '12', city: 'Sharjah' };
    const update = await data('POST', `/api/addresses/${id}`, token, changed);
    expect(update.data).toEqual({ id, ...changed });
    expect((await data('GET', '/api/addresses', token)).data).toEqual([{ id, ...changed }]);
    expect((await data('GET', '/api/addresses', stranger)).data).toEqual([]);
    expect((await data('DELETE', `/api/addresses/${id}`, token)).status).toBe(200);
    expect((await data('GET', '/api/addresses', token)).data).toEqual([]);
  });

  it('need all fields but the apartment', async () => {
    const { token } = await verified();
    const response = await call('/api/addresses', { first_name: ' ' }, token);
    expect(response.status).toBe(422);
    expect(Object.keys(response.body.errors).sort()).toEqual(
      Object.keys(dubai)
        .filter((field) => field !== 'apartment')
        .sort(),
    );
    expect(response.body.errors.zip_code).toEqual(['ZIP code is required.']);
  });
});

describe('the shopkeeper', () => {
  it('makes a verified customer, whose password is kept by Argon2id', async () => {
    const person = newPerson();
    await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, person);
    expect((await login(person)).status).toBe(200);
    await expect(createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, person)).rejects.toThrow(
      'already',
    );
    const [row] = await shop.db.orm
      .select()
      .from(customers)
      .where(eq(customers.email, person.email));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
