import { shallowEqual } from 'react-redux';

import type { ProfileResponse, User } from '@contract/customer';
import { selectCurrency, selectCurrencySaving } from '@/entities/currency/@x/user';
import { api } from '@/shared/api';
import type { AppState } from '@/shared/redux';
import { selectToken, selectUser, userChanged } from '@/shared/session';

/** The customer's own data, and the new email address while it is not confirmed yet. */
interface Profile {
  user: Partial<User>;
  pendingEmail: string | null;
}

const profileEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * GET /profile: the customer, and with it the currency that the bag is priced in (section 7). A
     * currency that is chosen while the request is pending is newer than the response.
     */
    getProfile: build.query<Profile, void>({
      query: () => '/profile',
      transformResponse: ({ data }: Partial<ProfileResponse>) => ({
        user: data?.user ?? {},
        pendingEmail: data?.pending_email ?? null,
      }),
      providesTags: ['Profile'],
      onQueryStarted: async (_arg, { dispatch, getState, queryFulfilled }) => {
        const stateNow = () => getState() as unknown as AppState;
        const token = selectToken(stateNow());
        const currencyBefore = selectCurrency(stateNow());
        try {
          const { data } = await queryFulfilled;
          const state = stateNow();
          const currencyChosen =
            selectCurrencySaving(state) || selectCurrency(state) !== currencyBefore;
          const known = selectUser(state);
          if (selectToken(state) !== token || known === null || currencyChosen) return;
          // A provider may name the currency alone: what is known besides it stays.
          const user = { ...known, ...data.user };
          if (!shallowEqual(user, known)) dispatch(userChanged(user));
        } catch {
          // The known user stays.
        }
      },
    }),
  }),
});

export const { getProfile } = profileEndpoints.endpoints;
/** Keeps user and currency up to date while a component uses it. */
export const { useQuerySubscription: useProfileSubscription } =
  profileEndpoints.endpoints.getProfile;

/**
 * Whether the provider has answered for the stored session, or could not be asked; false while `skip`. A
 * 401 ends the session.
 */
export const useIsSessionChecked = (skip: boolean): boolean =>
  profileEndpoints.endpoints.getProfile.useQuery(undefined, {
    skip,
    selectFromResult: ({ isSuccess, isError }) => ({ isChecked: isSuccess || isError }),
  }).isChecked;

/**
 * The new email address that is not confirmed yet; null without one and until the profile is
 * loaded.
 */
export const usePendingEmail = (): string | null =>
  profileEndpoints.endpoints.getProfile.useQueryState(undefined, {
    selectFromResult: ({ data }) => ({ pendingEmail: data?.pendingEmail ?? null }),
  }).pendingEmail;
