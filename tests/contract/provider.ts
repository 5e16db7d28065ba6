import type { Static, TSchema } from 'typebox';
import { Errors } from 'typebox/value';
import { expect } from 'vitest';

import type { PlaceOrderRequest } from '@contract/order';
import { FailureSchema } from '@contract/envelope';

/** The provider under test, at any `url`. */
export interface Provider {
  /** Origin without a trailing slash; the calls are below `/api`. */
  url: string;
  /** A verified customer. */
  customer: { email: string; password: string };
  /** Reads the nth one-time code mailed to an address; only where the mail can be read. */
  mailedCode?: (email: string, nth: number) => Promise<string>;
}

export interface CallResponse {
  status: number;
  body: unknown;
  headers: Headers;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** What a suite calls the provider with. */
export type Call = (method: string, path: string, options?: CallOptions) => Promise<CallResponse>;

/** Sends a call below `/api`, as a browser would. */
export const callOf =
  (provider: () => Provider): Call =>
  async (method, path, { token, body, headers } = {}) => {
    const response = await fetch(`${provider().url}/api${path}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      body: text === '' ? null : JSON.parse(text),
      headers: response.headers,
    };
  };

/** The body of a response, which must have the status and shape of a success. */
export const expectSuccess = <T extends TSchema>(response: CallResponse, schema: T): Static<T> => {
  expect(response.status, JSON.stringify(response.body)).toBe(200);
  expect([...Errors(schema, response.body)]).toEqual([]);
  return response.body as Static<T>;
};

/** The body of a response, which must be the failure envelope with one of the given statuses. */
export const expectFailure = (response: CallResponse, ...statuses: number[]) => {
  expect(statuses, JSON.stringify(response.body)).toContain(response.status);
  expect([...Errors(FailureSchema, response.body)]).toEqual([]);
  const failure = response.body as Static<typeof FailureSchema>;
  expect(failure.code).toBe(response.status);
  expect(failure.error).not.toBe('');
  return failure;
};

/** Invalid input must be answered with errors for these fields. */
export const expectFieldErrors = (response: CallResponse, ...fields: string[]): void => {
  const { errors } = expectFailure(response, 422);
  expect(Object.keys(errors ?? {})).toEqual(expect.arrayContaining(fields));
};

export const shippingAddress = {
  first_name: 'Contract',
  last_name: 'Kit',
  address: '1 Test Street',
  city: 'Dubai',
  state: 'Dubai',
  zip_code: '00000',
  country: 'United Arab Emirates',
};

export const orderRequest = (
  payment_method: PlaceOrderRequest['payment_method'],
): PlaceOrderRequest => ({ ...shippingAddress, phone: '+971 50 000 0000', payment_method });
