import { useLocation } from 'react-router';

import { bannerOfPlace, useGetBannersQuery } from '@/entities/banner';
import { useGetCategoriesQuery } from '@/entities/category';
import { pageFromSearch, type ProductSummary, useListProductsQuery } from '@/entities/product';

import { collectionAt, collectionListing } from './collection';

const picturesOf = (
  products: readonly ProductSummary[] | undefined,
  undecided: boolean,
): readonly string[] | null => {
  if (products?.length === 0) return null;
  if (undecided || products === undefined) return [];
  // Close-ups, since the whole pieces are shown right below.
  const closer = products.flatMap(({ secondImage }) => secondImage ?? []);
  const whole = products.map(({ image }) => image);
  return [...new Set([...closer, ...whole])].slice(0, 2);
};

/** The collection of the address, with its products and the picture of its header. */
export const useCollection = () => {
  const { pathname, search } = useLocation();
  const collection = collectionAt(pathname);
  const page = pageFromSearch(new URLSearchParams(search));

  const banners = useGetBannersQuery();
  const categories = useGetCategoriesQuery();
  const listed = collectionListing(collection, page, categories.data);
  const asked = listed === null || listed === 'pending' ? null : listed;
  const { currentData, isError, isFetching, refetch } = useListProductsQuery(asked?.listing ?? {}, {
    skip: asked === null,
  });
  const products = currentData?.products.filter((product) => !asked?.leaveOut(product));
  const unreadable = listed === 'pending' && categories.isError;

  return {
    collection,
    /** The picture of the banner that links to this collection. */
    banner: bannerOfPlace(banners.data ?? [], collection.path),
    /**
     * Pictures of the first products, when no banner links here: empty until they are known, null
     * when the collection is empty.
     */
    pictures: picturesOf(listed === null ? [] : products, banners.isLoading),
    products: listed === null ? [] : products,
    page: currentData,
    failed: products === undefined && (isError || unreadable),
    /** The categories failed to load, and the collection cannot be resolved without them. */
    unreadable,
    retrying: isFetching || categories.isFetching,
    retry: () => {
      if (unreadable) void categories.refetch();
      else void refetch();
    },
  };
};
