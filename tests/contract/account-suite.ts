import { beforeAll, describe, expect, it } from 'vitest';

import { AddressesResponseSchema, AddressResponseSchema } from '@contract/address';
import { ProfileResponseSchema } from '@contract/customer';
import { EmptyEnvelopeSchema } from '@contract/envelope';

import { logIn } from './log-in';
import {
  expectFailure,
  expectFieldErrors,
  expectSuccess,
  shippingAddress,
  type Call,
  type Provider,
} from './provider';

/** Section 7: profile and shipping addresses. */
export const accountSuite = (call: Call, provider: () => Provider) => {
  let token: string;
  beforeAll(async () => {
    token = await logIn(call, provider());
  });

  const user = async () =>
    expectSuccess(await call('GET', '/profile', { token }), ProfileResponseSchema).data.user;

  describe('profile', () => {
    it('POST /profile/change-currency changes the currency', async () => {
      const { currency } = await user();
      const body = { currency: currency === 'EUR' ? 'AED' : 'EUR' };
      expect((await call('POST', '/profile/change-currency', { token, body })).status).toBe(200);
      expect((await user()).currency).toBe(body.currency);
      await call('POST', '/profile/change-currency', { token, body: { currency } });
      expectFieldErrors(
        await call('POST', '/profile/change-currency', { token, body: { currency: 'XYZ' } }),
        'currency',
      );
    });

    it('POST /profile/update changes the name and keeps the image when it is sent empty', async () => {
      const before = await user();
      const body = { name: 'Another Name', email: before.email, image: '' };
      expect((await call('POST', '/profile/update', { token, body })).status).toBe(200);
      expect(await user()).toEqual({ ...before, name: body.name });
      await call('POST', '/profile/update', { token, body: { ...body, name: before.name } });
    });

    it('POST /profile/change-password refuses a wrong current password', async () => {
      const body = {
        current_password: 'not-the-password',
        password: 'another-password',
        password_confirmation: 'another-password',
      };
      const failure = expectFailure(
        await call('POST', '/profile/change-password', { token, body }),
        401,
        422,
      );
      expect(failure.message).not.toBe('');
      expect((await user()).email).toBe(provider().customer.email);
    });
  });

  describe('addresses', () => {
    const addresses = async () =>
      expectSuccess(await call('GET', '/addresses', { token }), AddressesResponseSchema).data;

    it('are added, changed with POST and deleted', async () => {
      const before = await addresses();
      const { data } = expectSuccess(
        await call('POST', '/addresses', { token, body: shippingAddress }),
        AddressResponseSchema,
      );
      expect(await addresses()).toHaveLength(before.length + 1);

      const body = { ...shippingAddress, apartment: '12', city: 'Sharjah' };
      expect((await call('POST', `/addresses/${data.id}`, { token, body })).status).toBe(200);
      expect((await addresses()).find(({ id }) => id === data.id)).toMatchObject(body);

      expectSuccess(await call('DELETE', `/addresses/${data.id}`, { token }), EmptyEnvelopeSchema);
      expect(await addresses()).toEqual(before);
    });

    it('say which field is missing', async () => {
      const body = { ...shippingAddress, city: '', zip_code: undefined };
      expectFieldErrors(await call('POST', '/addresses', { token, body }), 'city', 'zip_code');
    });

    it('answer 404 for what is not there', async () => {
      expectFailure(
        await call('POST', '/addresses/2000000000', { token, body: shippingAddress }),
        404,
      );
    });
  });
};
