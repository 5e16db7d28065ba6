import type { Order } from '@contract/order';
import { changeOrder } from '@/entities/order';
import { api } from '@/shared/api';

const cancelOrderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    cancelOrder: build.mutation<Order | null, number>(changeOrder('cancel')),
  }),
});

export const { useCancelOrderMutation } = cancelOrderEndpoints;
