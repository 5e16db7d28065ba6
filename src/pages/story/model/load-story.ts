import { getAboutUs } from '@/entities/brand';
import { getCategories } from '@/entities/category';
import { listProducts } from '@/entities/product';
import type { LoadContext, LoadResult } from '@/shared/routes';

import { storyListing, storyOf } from './story';

/** Starts a story's pictures; a story that there is none of is answered with 404. */
export const loadStory = async ({ dispatch, params }: LoadContext): Promise<LoadResult | null> => {
  const story = storyOf(params.id);
  if (story === null) return { status: 404 };

  const once = { subscribe: false } as const;
  const aboutUs = dispatch(getAboutUs.initiate(undefined, once));
  const { data: categories } = await dispatch(getCategories.initiate(undefined, once));
  const listing = storyListing(story, categories);
  await Promise.all([aboutUs, listing !== null && dispatch(listProducts.initiate(listing, once))]);
  return null;
};
