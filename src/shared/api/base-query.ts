import {
  type BaseQueryApi,
  type BaseQueryFn,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  type FetchBaseQueryMeta,
} from '@reduxjs/toolkit/query/react';

import { currentLanguage } from '@contract/current-language';
import { isRecord } from '@/shared/lib/unknown-data';
import type { AppState, StoreExtra } from '@/shared/redux';
import { selectToken, sessionEnded } from '@/shared/session';

/** Per-endpoint options: `anonymous` calls never carry the session's token (login, reset, …). */
export interface EndpointOptions {
  anonymous?: boolean;
}

export type ShopBaseQuery = BaseQueryFn<
  string | FetchArgs,
  unknown,
  FetchBaseQueryError,
  EndpointOptions,
  FetchBaseQueryMeta
>;

const success = 200;

const carriesOwnToken = (args: string | FetchArgs): boolean =>
  typeof args !== 'string' && new Headers(args.headers as HeadersInit).has('authorization');

/** An endpoint's own function, for a request that depends on the state. */
export type ShopQueryFn<Result, Arg> = (
  arg: Arg,
  api: BaseQueryApi,
  options: EndpointOptions,
  baseQuery: (args: string | FetchArgs) => ReturnType<ShopBaseQuery>,
) => Promise<
  { data: Result; error?: undefined } | { error: FetchBaseQueryError; data?: undefined }
>;

type Result = Awaited<ReturnType<ShopBaseQuery>>;

/**
 * The result by the `code` in the body (section 7): any but 200 is a failure, whatever the HTTP status.
 * A body that is empty, which calls without data may send, is read as one without fields.
 */
const resultByCode = (result: Result): Result => {
  if (result.error !== undefined) return result;
  const data = result.data ?? {};
  const code = isRecord(data) ? Number(data.code ?? success) : success;
  if (code === success || Number.isNaN(code)) return { data, meta: result.meta };
  return { error: { status: code, data }, meta: result.meta };
};

/**
 * The shared client: one base URL, the bearer token where there is one. A 401 to a call that
 * carried the session's token ends the session (section 4, Account; ADR 0010):
 * login, reset and verification show their own errors. No request time-out (section 9).
 */
export const shopBaseQuery: ShopBaseQuery = async (args, api, options) => {
  const { apiUrl, fetch: fetchFn } = api.extra as StoreExtra;
  const state = api.getState() as AppState;
  const token = options?.anonymous || carriesOwnToken(args) ? null : selectToken(state);

  const language = currentLanguage();
  const query = fetchBaseQuery({
    baseUrl: apiUrl,
    fetchFn,
    prepareHeaders: (headers) => {
      if (token !== null) headers.set('authorization', `Bearer ${token}`);
      headers.set('accept', 'application/json');
      headers.set('accept-language', language);
      return headers;
    },
  });
  const result = resultByCode(await query(args, api, {}));

  const stillTheSameSession = token !== null && selectToken(api.getState() as AppState) === token;
  if (result.error?.status === 401 && stillTheSameSession) {
    api.dispatch(sessionEnded({ reason: 'expired' }));
  }
  return result;
};
