import type { AboutUs, Settings, SettingsResponse } from '@contract/brand';
import { api } from '@/shared/api';

/** The response of any provider; a list that is missing counts as empty. */
interface WireAboutUs {
  data?: Partial<AboutUs>;
}

/** The texts and settings of the house (section 7, GET /about-us and GET /settings). */
const brandEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** Welcome texts, "Featured On" wordmarks and stories. */
    getAboutUs: build.query<AboutUs, void>({
      query: () => '/about-us',
      transformResponse: ({ data }: WireAboutUs) => ({
        about_us: [],
        features: [],
        stories: [],
        ...data,
      }),
      keepUnusedDataFor: 600,
    }),
    /** The first record of the settings; null when the provider has none. */
    getSettings: build.query<Settings | null, void>({
      query: () => '/settings',
      transformResponse: ({ data }: Partial<SettingsResponse>) => data?.[0] ?? null,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { getAboutUs, getSettings } = brandEndpoints.endpoints;
export const { useGetAboutUsQuery, useGetSettingsQuery } = brandEndpoints;
