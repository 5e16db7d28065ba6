import type { Currency } from '@contract/money';
import { api } from '@/shared/api';

const changeCurrencyEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** POST /profile/change-currency */
    saveCurrency: build.mutation<null, Currency>({
      query: (currency) => ({
        url: '/profile/change-currency',
        method: 'POST',
        body: { currency },
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => (error === undefined ? ['Profile'] : []),
    }),
  }),
});

export const { saveCurrency } = changeCurrencyEndpoints.endpoints;
