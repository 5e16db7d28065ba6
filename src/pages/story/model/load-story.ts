import { getAboutUs } from '@/entities/brand';
import { getCategories } from '@/entities/category';
import { listProducts } from '@/entities/product';
import type { LoadContext, LoadResult } from '@/shared/routes';

import { storyListing, storyOf, storyPhotographs } from './story';

/** Loads a story's pictures; an unknown story is answered with 404. */
export const loadStory = async ({ dispatch, params }: LoadContext): Promise<LoadResult | null> => {
  const story = storyOf(params.id);
  if (story === null) return { status: 404 };

  const once = { subscribe: false } as const;
  const { data: about } = await dispatch(getAboutUs.initiate(undefined, once));
  if (storyPhotographs(story, about).length > 0) return null;

  const { data: categories } = await dispatch(getCategories.initiate(undefined, once));
  const listing = storyListing(story, categories);
  if (listing !== null) await dispatch(listProducts.initiate(listing, once));
  return null;
};
