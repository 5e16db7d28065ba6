import type { Order } from '@contract/order';
import { changeOrder } from '@/entities/order';
import { api } from '@/shared/api';

const refundOrderEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    refundOrder: build.mutation<Order | null, number>(changeOrder('refund')),
  }),
});

export const { useRefundOrderMutation } = refundOrderEndpoints;
