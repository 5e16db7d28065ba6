import { api } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';

interface Endpoint {
  initiate: (
    arg: unknown,
    options: { subscribe: false; forceRefetch: true },
  ) => AppThunk<PromiseLike<unknown>>;
}

/**
 * Fetches again what is shown and got no response. RTK Query's `refetchOnReconnect` would fetch the rest as
 * well.
 */
export const refetchUnanswered = (): AppThunk => (dispatch, getState) => {
  const { queries, subscriptions } = getState().api;
  const endpoints = api.endpoints as Record<string, Endpoint | undefined>;
  for (const [key, query] of Object.entries(queries)) {
    const isShown = Object.keys(subscriptions[key] ?? {}).length > 0;
    const isUnanswered =
      query?.status === 'rejected' &&
      (query.error as { status?: unknown }).status === 'FETCH_ERROR';
    if (!isShown || !isUnanswered) continue;
    // A further page of a list: the list knows how many it shows.
    if ('direction' in query && query.direction !== undefined) continue;
    const again = endpoints[query.endpointName]?.initiate(query.originalArgs, {
      subscribe: false,
      forceRefetch: true,
    });
    if (again !== undefined) void dispatch(again);
  }
};
