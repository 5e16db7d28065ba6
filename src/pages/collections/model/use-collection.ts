import { useMemo } from 'react';
import { useLocation } from 'react-router';

import { bannerOfPath, useGetBannersQuery } from '@/entities/banner';
import { useGetCategoriesQuery } from '@/entities/category';
import type { ProductSummary } from '@/entities/product';
import { useProductListing } from '@/widgets/product-grid';

import { collectionAt, collectionListing } from './collection';

const picturesOf = (products: readonly ProductSummary[]): readonly string[] => {
  // Close-ups, since the whole products are shown right below.
  const closer = products.flatMap(({ secondImage }) => secondImage ?? []);
  const whole = products.map(({ image }) => image);
  return [...new Set([...closer, ...whole])].slice(0, 2);
};

/** The collection of the URL, with its products and the picture of its header. */
export const useCollection = () => {
  const { pathname } = useLocation();
  const collection = useMemo(() => collectionAt(pathname), [pathname]);

  const banners = useGetBannersQuery();
  const categories = useGetCategoriesQuery();
  const listed = useMemo(
    () => collectionListing(collection, categories.data),
    [collection, categories.data],
  );
  const { listing = null, keep } = listed === 'pending' ? {} : (listed ?? {});
  const results = useProductListing(listing, keep);
  const state = listed === null ? 'empty' : results.state;
  const unresolved = listed === 'pending' && categories.isError;

  return {
    collection,
    /** The picture of the banner that links to this collection. */
    banner: bannerOfPath(banners.data ?? [], collection.path),
    /**
     * Pictures of the first products, when no banner links here: empty until they are known, null
     * when the collection is empty.
     */
    pictures:
      state === 'empty' ? null : picturesOf(banners.isLoading ? [] : results.products.flat()),
    results: { ...results, state },
    failed: unresolved || state === 'error',
    /** The categories failed to load, and the collection cannot be resolved without them. */
    unresolved,
    retrying: results.isFetching || categories.isFetching,
    retry: () => {
      if (unresolved) void categories.refetch();
      else void results.refetch();
    },
  };
};
