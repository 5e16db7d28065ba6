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

export interface Answer {
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
export type Call = (method: string, path: string, options?: CallOptions) => Promise<Answer>;

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
export const expectSuccess = <T extends TSchema>(answer: Answer, schema: T): Static<T> => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  expect([...Errors(schema, answer.body)]).toEqual([]);
  return answer.body as Static<T>;
};

/** The body of a response, which must be the failure envelope with one of the given statuses. */
export const expectFailure = (answer: Answer, ...statuses: number[]) => {
  expect(statuses, JSON.stringify(answer.body)).toContain(answer.status);
  expect([...Errors(FailureSchema, answer.body)]).toEqual([]);
  const failure = answer.body as Static<typeof FailureSchema>;
  expect(failure.code).toBe(answer.status);
  expect(failure.error).not.toBe('');
  return failure;
};

/** Invalid input must be answered with errors for these fields. */
export const expectFieldErrors = (answer: Answer, ...fields: string[]): void => {
  const { errors } = expectFailure(answer, 422);
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
