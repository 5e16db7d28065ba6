import type { CategoriesResponse, Category } from '@contract/category';
import { i18n } from '@contract/i18n';
import { api } from '@/shared/api';

/** Shown when they cannot be loaded (section 8). */
export const categoriesFailedMessage = () =>
  i18n.t('Failed to fetch categories. Please try again later.');

/** Categories of the shop (section 7, GET /categories/primary). */
const categoryEndpoints = api.injectEndpoints({
  endpoints: (build) => ({
    /** The primary categories, in the provider's order. */
    getCategories: build.query<Category[], void>({
      query: () => '/categories/primary',
      transformResponse: ({ data = [] }: Partial<CategoriesResponse>) => data,
      keepUnusedDataFor: 600,
    }),
  }),
});

export const { getCategories } = categoryEndpoints.endpoints;
export const { useGetCategoriesQuery } = categoryEndpoints;
