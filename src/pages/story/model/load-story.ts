import { getAboutUs } from '@/entities/brand';
import { getCategories } from '@/entities/category';
import { listProducts } from '@/entities/product';
import { type LoadContext, notFound } from '@/shared/routes';

import { storyListing, storyOf, storyPhotographs } from './story';

/** Loads a story's pictures; an unknown story is answered with 404. */
export const loadStory = async ({ dispatch, params }: LoadContext) => {
  const story = storyOf(params.id);
  if (story === null) return notFound;

  const { data: about } = await dispatch(getAboutUs.initiate(undefined, { subscribe: false }));
  if (storyPhotographs(story, about).length > 0) return null;

  const { data: categories } = await dispatch(
    getCategories.initiate(undefined, { subscribe: false }),
  );
  const listing = storyListing(story, categories);
  if (listing !== null) await dispatch(listProducts.initiate(listing, { subscribe: false }));
  return null;
};
