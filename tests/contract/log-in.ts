import { LoginResponseSchema } from '@contract/customer';

import { expectSuccess, type Call, type Provider } from './provider';

/** Logs the provider's customer in and returns the session token. */
export const logIn = async (call: Call, { customer }: Provider): Promise<string> =>
  expectSuccess(await call('POST', '/login', { body: customer }), LoginResponseSchema).data.token;
