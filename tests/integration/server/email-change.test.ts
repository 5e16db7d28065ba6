import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { User } from '@contract/customer';

import { emailChanges, oneTimeCodes } from '../../../server/src/db/schema';
import { createVerifiedCustomer } from '../../../server/src/services/customers/registration';
import { outboxCode, outboxMails } from '../../support/outbox';
import { createTestApp } from '../../support/test-app';
import type { TestApp } from '../../support/test-app';

let shop: TestApp;

beforeAll(async () => {
  shop = await createTestApp({ seed: false });
});
afterAll(() => shop.close());

interface ResponseBody {
  error?: string;
  errors?: Record<string, string[]>;
  data: { user: User; pending_email?: string; token: string };
}

const call = async (method: 'GET' | 'POST', path: string, token?: string, payload?: object) => {
  const response = await shop.app.inject({
    method,
    url: `/api${path}`,
    ...(payload === undefined ? {} : { payload }),
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  return {
    status: response.statusCode,
    headers: response.headers,
    body: response.json<ResponseBody>(),
  };
};

const login = async (email: string, password: string) =>
  call('POST', '/login', undefined, { email, password });

let people = 0;
/** A customer who is logged in, and an address that nobody has. */
const customer = async () => {
  people += 1;
  const person = {
    name: 'Ines Marwan',
    email: `person${people}@selvage.test`,
    password: `correct horse ${people}`,
  };
  await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, person);
  const { token } = (await login(person.email, person.password)).body.data;
  const wanted = `new${people}@selvage.test`;
  const change = (fields: object = {}) =>
    call('POST', '/profile/update', token, {
      name: person.name,
      email: wanted,
      image: '',
      current_password: person.password,
      ...fields,
    });
  const profile = async () => (await call('GET', '/profile', token)).body.data;
  const confirm = (otp: string) => call('POST', '/profile/confirm-email', token, { otp });
  return { person, token, wanted, change, profile, confirm };
};

const mailed = async (email: string, count = 1) => {
  await shop.app.shop.mail.settled();
  return (await outboxMails(shop.config.dataDir, email, count)).map(({ subject }) => subject);
};

const codeFor = async (email: string, nth = 1) => {
  await shop.app.shop.mail.settled();
  return outboxCode(shop.config.dataDir, email, nth);
};

const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

describe('a new email address', () => {
  it('needs the current password, else nothing is saved', async () => {
    const { person, change, profile } = await customer();
    const missing = await change({ name: 'Somebody', current_password: undefined });
    expect(missing).toMatchObject({
      status: 422,
      body: { errors: { current_password: [expect.stringContaining('current password')] } },
    });
    const guessed = await change({ name: 'Somebody', current_password: 'a wrong guess' });
    expect(guessed).toMatchObject({
      status: 422,
      body: { errors: { current_password: ['Your current password is incorrect.'] } },
    });
    expect(await profile()).toEqual({
      user: { name: person.name, email: person.email, image: '', currency: 'USD' },
    });
  });

  it('replaces the old one only when its code is entered, and ends other sessions', async () => {
    const { person, wanted, change, profile, confirm } = await customer();
    const other = (await login(person.email, person.password)).body.data.token;
    const began = await change({ name: 'Ines M.' });
    expect(began.body.data).toMatchObject({
      user: { name: 'Ines M.', email: person.email },
      pending_email: wanted,
    });
    expect(await profile()).toMatchObject({ user: { email: person.email }, pending_email: wanted });
    expect((await login(person.email, person.password)).status).toBe(200);
    expect(await mailed(person.email)).toEqual(['A new email address for your Selvage account']);

    const code = await codeFor(wanted);
    expect((await confirm(wrong(code))).body.errors).toEqual({
      otp: ['This verification code is wrong or has expired.'],
    });
    expect((await profile()).user.email).toBe(person.email);
    expect(await confirm(code)).toMatchObject({
      status: 200,
      body: { data: { user: { email: wanted } } },
    });
    const { pending_email: pending, user } = await profile();
    expect([user.email, pending]).toEqual([wanted, undefined]);
    expect((await mailed(person.email, 2)).at(-1)).toBe('Your Selvage email address has changed');
    expect((await confirm(code)).status).toBe(422);

    expect((await call('GET', '/profile', other)).status).toBe(401);
    expect((await login(person.email, person.password)).status).toBe(401);
    expect((await login(wanted, person.password)).status).toBe(200);
  });

  it('answers the same for an address that has an account, which alone is told', async () => {
    const owner = await customer();
    const first = await customer();
    const second = await customer();
    const timed = async (change: typeof first.change, email: string) => {
      const start = performance.now();
      const response = await change({ email });
      expect(performance.now() - start, 'the least time that both take').toBeGreaterThan(250);
      return response;
    };
    const known = await timed(first.change, owner.person.email.toUpperCase());
    const unknown = await timed(second.change, second.wanted);
    expect(known.status).toBe(unknown.status);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    const shapes = [known, unknown].map(({ body }) => [
      Object.keys(body),
      Object.keys(body.data),
      body.data.user.name,
    ]);
    expect(shapes[0]).toEqual(shapes[1]);

    expect((await first.profile()).pending_email).toBe(owner.person.email.toUpperCase());
    expect(await mailed(owner.person.email)).toContain(
      'This email address already has a Selvage account',
    );
    for (const code of ['000000', '123456']) {
      expect((await first.confirm(code)).body).toEqual((await second.confirm(code)).body);
    }
    expect((await owner.profile()).user.email).toBe(owner.person.email);
  });

  it('belongs to whoever proves it, not to who registered it without a proof', async () => {
    const { wanted, change, confirm } = await customer();
    const password = 'warp and weft and more';
    await call('POST', '/register', undefined, {
      name: 'Squatter',
      email: wanted,
      password,
      password_confirmation: password,
    });
    await change();
    expect((await confirm(await codeFor(wanted, 2))).status).toBe(200);
    expect((await login(wanted, password)).status).toBe(401);
  });

  it('is refused when somebody else has proved it meanwhile', async () => {
    const { person, wanted, change, profile, confirm } = await customer();
    await change();
    const code = await codeFor(wanted);
    await createVerifiedCustomer({ ...shop.app.shop, who: 'test' }, { ...person, email: wanted });
    expect((await confirm(code)).status).toBe(422);
    expect((await profile()).user.email).toBe(person.email);
  });

  it('takes five wrong codes, and none after ten minutes', async () => {
    const { wanted, change, confirm } = await customer();
    await change();
    const code = await codeFor(wanted);
    for (let tries = 0; tries < 5; tries += 1) await confirm(wrong(code));
    expect((await confirm(code)).status).toBe(422);

    const late = await customer();
    await late.change();
    const lateCode = await codeFor(late.wanted);
    await shop.db.orm.update(oneTimeCodes).set({ expiresAt: new Date() });
    expect((await late.confirm(lateCode)).status).toBe(422);
  });

  it('is asked for again by another code after 60 seconds', async () => {
    const { token, wanted, change, confirm } = await customer();
    const resend = () => call('POST', '/profile/confirm-email/resend', token);
    expect((await resend()).status).toBe(409);
    await change();
    const first = await codeFor(wanted);
    expect(await resend()).toMatchObject({ status: 429 });
    expect((await change()).status).toBe(429);

    const minuteLater = vi.spyOn(shop.app.shop.rateLimits, 'consume').mockResolvedValue();
    expect((await resend()).status).toBe(200);
    minuteLater.mockRestore();
    const second = await codeFor(wanted, 2);
    if (first !== second) expect((await confirm(first)).status).toBe(422);
    expect((await confirm(second)).status).toBe(200);
  });

  it('can be given up, and ends with a new password and after a day', async () => {
    const { token, person, wanted, change, profile, confirm } = await customer();
    await change();
    const code = await codeFor(wanted);
    expect((await call('POST', '/profile/confirm-email/cancel', token)).status).toBe(200);
    expect((await profile()).pending_email).toBeUndefined();
    expect((await confirm(code)).status).toBe(422);

    const hijacked = await customer();
    await hijacked.change();
    const thief = await codeFor(hijacked.wanted);
    await call('POST', '/profile/change-password', hijacked.token, {
      current_password: hijacked.person.password,
      password: 'brand new words',
      password_confirmation: 'brand new words',
    });
    expect((await hijacked.confirm(thief)).status).toBe(422);

    const slow = await customer();
    await slow.change();
    await shop.db.orm
      .update(emailChanges)
      .set({ createdAt: new Date(Date.now() - 25 * 3_600_000) });
    expect((await slow.profile()).pending_email).toBeUndefined();
    expect((await slow.confirm(await codeFor(slow.wanted))).status).toBe(422);
    expect((await login(person.email, person.password)).status).toBe(200);
  });

  it('may differ in case alone without any of this', async () => {
    const { person, change, profile } = await customer();
    const email = person.email.toUpperCase();
    const saved = await change({ email, current_password: undefined });
    expect(saved.body.data).toEqual({ user: { ...saved.body.data.user, email } });
    expect((await profile()).pending_email).toBeUndefined();
  });
});
