import type { Labels, LabelsResponse } from '@contract/labels';
import { api } from '@/shared/api';
import type { AppState } from '@/shared/redux';

const labelEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** What is shown in place of colors, sizes and options, in the page's language (departure 121). */
    getLabels: build.query<Labels, void>({
      query: () => '/labels',
      transformResponse: ({ data }: Partial<LabelsResponse>) => data ?? {},
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { getLabels } = labelEndpoints.endpoints;
export const { useGetLabelsQuery } = labelEndpoints;

const selectLabels = getLabels.select();

/** Names a value as `useLabel` does, where there is no component: as itself until the labels are loaded. */
export const selectLabel = (state: AppState, value: string): string =>
  selectLabels(state).data?.[value] ?? value;
