import type { Currency } from '@contract/money';
import { changeReverted, changeSaved, changeStarted, selectCurrency } from '@/entities/currency';
import { api } from '@/shared/api';
import type { AppState } from '@/shared/redux';
import { selectToken, selectUser, userChanged } from '@/shared/session';

const changeCurrencyEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * POST /profile/change-currency: a customer's choice is shown at once and reverted when saving
     * fails (section 4). Does nothing more when the session ended meanwhile.
     */
    saveCurrency: build.mutation<null, Currency>({
      query: (currency) => ({
        url: '/profile/change-currency',
        method: 'POST',
        body: { currency },
      }),
      transformResponse: () => null,
      invalidatesTags: (_result, error) => (error === undefined ? ['Profile'] : []),
      onQueryStarted: async (currency, { dispatch, getState, queryFulfilled }) => {
        const stateNow = () => getState() as unknown as AppState;
        const token = selectToken(stateNow());
        const before = selectCurrency(stateNow());
        dispatch(changeStarted(currency));
        const saved = await queryFulfilled.then(
          () => true,
          () => false,
        );
        if (selectToken(stateNow()) !== token) return;
        if (!saved) {
          dispatch(changeReverted(before));
          return;
        }
        dispatch(changeSaved());
        const user = selectUser(stateNow());
        if (user !== null) dispatch(userChanged({ ...user, currency }));
      },
    }),
  }),
});

export const { saveCurrency } = changeCurrencyEndpoints.endpoints;
export const { useSaveCurrencyMutation } = changeCurrencyEndpoints;
