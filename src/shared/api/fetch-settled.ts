import type { AppState } from '@/shared/redux';

import { api } from './api';
import type { ShopQueryFn } from './base-query';

interface SettledFetch<Result, Response> {
  url: string;
  /** The mutations that change what is fetched. */
  mutations: readonly string[];
  /** The cached result; undefined while there is none. */
  selectCached: (state: AppState) => Result | undefined;
  /** The result, with the offline changes of the cached one (ADR 0028). */
  fromWire: (response: Partial<Response>, cached: Result | undefined) => Result;
}

/**
 * The `queryFn` of a list that mutations change optimistically. RTK Query would write a response that
 * was requested before such a change over it. This one starts when the mutations have settled, and
 * repeats a request during which the cached result was changed (ADR 0007).
 */
export const fetchSettled =
  <Result, Response>({
    url,
    mutations,
    selectCached,
    fromWire,
  }: SettledFetch<Result, Response>): ShopQueryFn<Result, void> =>
  async (_arg, { dispatch, getState }, _options, baseQuery) => {
    const cached = () => selectCached(getState() as AppState);
    for (;;) {
      const running = dispatch(api.util.getRunningMutationsThunk());
      const changes = running.filter(({ arg }) => mutations.includes(arg.endpointName));
      if (changes.length > 0) {
        await Promise.all(changes);
        continue;
      }
      const before = cached();
      const { data, error } = await baseQuery(url);
      if (error !== undefined) return { error };
      if (cached() === before) return { data: fromWire(data as Partial<Response>, before) };
    }
  };
