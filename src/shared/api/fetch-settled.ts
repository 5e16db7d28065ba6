import type { AppState } from '@/shared/redux';

import { api } from './api';
import type { ShopQueryFn } from './base-query';

interface SettledFetch<Row, Wire> {
  url: string;
  /** The mutations that change what is fetched. */
  mutations: readonly string[];
  /** The cached list; undefined while there is none. */
  selectCached: (state: AppState) => Record<string, Row> | undefined;
  fromWire: (wire: Wire) => Row;
  /** A row that was changed offline (ADR 0028), with what was fetched of it; undefined to drop it. */
  withOfflineChange: (changed: Row, fetched: Row | undefined) => Row | undefined;
}

/**
 * The `queryFn` of a list, by its rows' ids, that mutations change optimistically. RTK Query would write a
 * response that was requested before such a change over it. This one starts when the mutations have
 * settled, and repeats a request during which the cached list was changed (ADR 0007).
 */
export const fetchSettled =
  <Row extends { id: string; offlineChange?: unknown }, Wire>({
    url,
    mutations,
    selectCached,
    fromWire,
    withOfflineChange,
  }: SettledFetch<Row, Wire>): ShopQueryFn<Record<string, Row>, void> =>
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
      const { data: body, error } = await baseQuery(url);
      if (error !== undefined) return { error };
      if (cached() !== before) continue;
      const { data: wire = [] } = body as { data?: Wire[] };
      const rows = Object.fromEntries(wire.map(fromWire).map((row) => [row.id, row]));
      for (const row of Object.values(before ?? {})) {
        if (row.offlineChange === undefined) continue;
        const changed = withOfflineChange(row, rows[row.id]);
        if (changed !== undefined) rows[row.id] = changed;
      }
      return { data: rows };
    }
  };
