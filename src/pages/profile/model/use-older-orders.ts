import { useEffect } from 'react';

import type { Order } from '@contract/order';
import { useGetOlderOrdersInfiniteQuery } from '@/entities/order';
import { maxUnpagedOrders } from '@/shared/config';

/**
 * The newest orders, and as many older ones as are to be shown: the plain GET /orders, which comes
 * first, answers no more than the newest.
 */
export const useOlderOrders = (newest: readonly Order[], shown: number) => {
  const mayHaveOlder = newest.length >= maxUnpagedOrders;
  const older = useGetOlderOrdersInfiniteQuery(undefined, {
    skip: !mayHaveOlder || shown <= newest.length,
    refetchOnFocus: true,
  });
  const { data, isError, isFetching, hasNextPage, fetchNextPage, refetch } = older;

  // A new order moves the pages: the last of the newest may come again.
  const known = new Set(newest.map(({ id }) => id));
  const pages = (mayHaveOlder && data?.pages) || [];
  const further = pages.flatMap(({ orders }) => orders).filter(({ id }) => !known.has(id));
  const orders = [...newest, ...new Map(further.map((order) => [order.id, order])).values()];
  const hasMore = mayHaveOlder && (data === undefined || hasNextPage);
  const isMissing = shown > orders.length && hasMore;

  useEffect(() => {
    if (isMissing && data !== undefined && !isFetching && !isError) void fetchNextPage();
  }, [isMissing, data, isFetching, isError, fetchNextPage]);

  return {
    orders,
    /** How many orders there are in all; null while unknown. */
    total: hasMore ? (pages.at(-1)?.total ?? null) : orders.length,
    hasMore,
    isLoading: isMissing && isFetching,
    hasFailed: isMissing && isError,
    retry: () => {
      void (data === undefined ? refetch() : fetchNextPage());
    },
  };
};
