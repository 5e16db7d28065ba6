import { withoutTrailingSlashes } from '@contract/absolute-url';
import type { Category } from '@contract/category';
import { i18n } from '@contract/i18n';
import { resolveCategory } from '@/entities/category';
import type { ProductListing, ProductSummary } from '@/entities/product';
import { newInLimit } from '@/shared/config';
import { paths } from '@/shared/routes';
import type { KeepProduct } from '@/widgets/product-grid';

const readyToWearId = 'ready-to-wear';
const accessoriesId = 'accessories';

/** One of the six collections: its name, introduction and products (ADR 0006). */
export interface Collection {
  path: string;
  title: string;
  intro: string;
  /** The category that it lists, as the shop's parameter names it; null lists everything. */
  category: string | null;
  /** What a season is about, in the house's words. A season opens with a large card. */
  story?: string;
}

/** The six collections, in the order of the specification. */
export const collections = (): readonly Collection[] => [
  {
    path: paths.collections,
    title: i18n.t('Collections'),
    intro: i18n.t('Two collections a year: one for winter, one for summer.'),
    category: null,
  },
  {
    path: paths.newIn,
    title: i18n.t('New In'),
    intro: i18n.t('The last thirty pieces to leave the atelier, the newest first.'),
    category: null,
  },
  {
    path: paths.fw2425,
    title: i18n.t('Collection FW 24/25'),
    intro: i18n.t('Satin, braid and brushed wool in deep, quiet colors.'),
    category: 'fw2425',
    story: i18n.t(
      'Drawn for evenings that begin early: garnet, emerald and ink, cloth with weight to it, and braid laid by hand where a seam would do.',
    ),
  },
  {
    path: paths.ss24,
    title: i18n.t('RTW SS24'),
    intro: i18n.t('Voile, linen and silk that weigh very little and travel well.'),
    category: 'ss24',
    story: i18n.t(
      'A season for warm stone and moving air. Sleeves are wide, hems are light, and the prints were drawn from tiles and gardens.',
    ),
  },
  {
    path: paths.readyToWear,
    title: i18n.t('Ready-To-Wear'),
    intro: i18n.t('Abayas, kaftans, dresses and coats, made in small numbers.'),
    category: readyToWearId,
  },
  {
    path: paths.accessories,
    title: i18n.t('Accessories'),
    intro: i18n.t('Leather, silk twill and fine wool, finished by hand.'),
    category: accessoriesId,
  },
];

const isCategory = ({ category }: Collection) =>
  category === readyToWearId || category === accessoriesId;

/** The collections by what they are: everything and what is new, the seasons, the categories. */
export const collectionGroups = () => [
  {
    label: i18n.t('Overview'),
    members: collections().filter(({ category }) => category === null),
  },
  {
    label: i18n.t('Seasons'),
    members: collections().filter(({ story }) => story !== undefined),
  },
  {
    label: i18n.t('Categories'),
    members: collections().filter(isCategory),
  },
];

/** The collection of a URL; Collections for one that is none of the six. */
export const collectionAt = (pathname: string): Collection => {
  const path = withoutTrailingSlashes(pathname);
  const all = collections();
  return all.find((collection) => collection.path === path) ?? all[0]!;
};

/** What a collection lists: a listing of the catalogue, and which of its products. */
export interface CollectionListing {
  listing: ProductListing;
  keep?: KeepProduct;
}

const isNotAccessory = (product: ProductSummary) => product.category.slug !== accessoriesId;
/** For a provider that does not know what is new in. */
const isNewIn = ({ discountPercentage }: ProductSummary, position: number) =>
  discountPercentage === 0 && position < newInLimit;

/**
 * What the collection lists; 'pending' while its category is not known yet, null when the provider
 * has no such category. Without a category of its own, Ready-To-Wear is everything but accessories
 * (ADR 0006).
 */
export const collectionListing = (
  { path, category, story }: Collection,
  categories: readonly Category[] | undefined,
): CollectionListing | 'pending' | null => {
  if (path === paths.newIn) return { listing: { newIn: true }, keep: isNewIn };
  const choice = resolveCategory(category, categories);
  switch (choice.kind) {
    case 'all':
      return { listing: {} };
    case 'category':
      return { listing: { categoryId: choice.id, ...(story && { featured: true }) } };
    case 'pending':
      return 'pending';
    case 'unknown':
      return category === readyToWearId ? { listing: {}, keep: isNotAccessory } : null;
  }
};
