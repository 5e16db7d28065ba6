import type { Category } from '@contract/category';
import { resolveCategory } from '@/entities/category';
import type { ProductListing, ProductSummary } from '@/entities/product';
import { paths } from '@/shared/routes';

const readyToWearId = 'ready-to-wear';
const accessoriesId = 'accessories';

/** One of the six collections: its name, introduction and products (ADR 0006). */
export interface Collection {
  path: string;
  title: string;
  intro: string;
  /** The category that it lists, as the shop's parameter names it; null lists everything. */
  category: string | null;
}

export const collections: readonly Collection[] = [
  {
    path: paths.collections,
    title: 'Collections',
    intro: 'Two collections a year, and pieces from earlier seasons.',
    category: null,
  },
  {
    path: paths.newIn,
    title: 'New In',
    intro: 'The newest pieces first.',
    category: null,
  },
  {
    path: paths.fw2425,
    title: 'Collection FW 24/25',
    intro: 'Satin, braid and brushed wool in warm, muted colors.',
    category: 'fw2425',
  },
  {
    path: paths.ss24,
    title: 'RTW SS24',
    intro: 'Voile, linen and silk that weigh very little and travel well.',
    category: 'ss24',
  },
  {
    path: paths.readyToWear,
    title: 'Ready-To-Wear',
    intro: 'Abayas, kaftans, dresses and coats, made in small numbers.',
    category: readyToWearId,
  },
  {
    path: paths.accessories,
    title: 'Accessories',
    intro: 'Leather, silk twill and hammered metal, finished by hand.',
    category: accessoriesId,
  },
];

/** The collection of an address; Collections for one that is none of the six. */
export const collectionAt = (pathname: string): Collection => {
  const path = pathname.replace(/\/+$/, '');
  return collections.find((collection) => collection.path === path) ?? collections[0]!;
};

/** What a collection lists: a listing of the catalogue, and which products to leave out of it. */
export interface CollectionListing {
  listing: ProductListing;
  leaveOut: (product: ProductSummary) => boolean;
}

const nothing = () => false;
const isAccessory = (product: ProductSummary) => product.category.slug === accessoriesId;

/**
 * What the collection lists, newest first; 'pending' while its category is not known yet, null
 * when the provider has no such category. Without a category of its own, Ready-To-Wear is
 * everything but accessories (ADR 0006).
 */
export const collectionListing = (
  collection: Collection,
  page: number,
  categories: readonly Category[] | undefined,
): CollectionListing | 'pending' | null => {
  const choice = resolveCategory(collection.category, categories);
  const all: ProductListing = { sort: 'newest', page };
  switch (choice.kind) {
    case 'all':
      return { listing: all, leaveOut: nothing };
    case 'category':
      return { listing: { ...all, categoryId: choice.id }, leaveOut: nothing };
    case 'pending':
      return 'pending';
    case 'unknown':
      return collection.category === readyToWearId ? { listing: all, leaveOut: isAccessory } : null;
  }
};
