import type { Category } from '@contract/category';
import { i18n } from '@contract/i18n';
import { normalizeArabic } from '@contract/normalize-arabic';
import { isSeason } from '@/entities/category';
import type { ProductSummary } from '@/entities/product';
import { paths } from '@/shared/routes';

import { type FoundProducts, maxSuggested } from './use-found-products';

/** A suggestion to choose instead of typing on. */
export type Suggestion =
  | { kind: 'recent'; to: string; label: string }
  | { kind: 'category'; to: string; label: string }
  | { kind: 'product'; to: string; label: string; product: ProductSummary }
  | { kind: 'all'; to: string; label: string; query: string };

const maxCategories = 4;

/** Letters that are typed in several ways as one; without Arabic vowel signs and articles. */
const folded = (text: string) =>
  normalizeArabic(text.toLowerCase()).replaceAll(/(?<!\p{L})ال(?=\p{L}{2})/gu, '');

const hasWordStarting = (name: string, query: string) =>
  folded(name)
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => word !== '' && query.split(' ').some((typed) => word.startsWith(typed)));

/** A plural category name also matches a typed singular, and vice versa. */
const stemOf = (query: string) =>
  folded(query).replaceAll(/(?<=\p{L}{3})(?:es|s|ات|ه)(?=\s|$)/gu, '');

/** The link to all results, unless they are known to be suggested already. */
const allOf = ({ query, page: { products, total } }: FoundProducts): Suggestion[] => {
  const areMore = total === null ? products.length >= maxSuggested : total > products.length;
  if (!areMore) return [];
  const label =
    total === null
      ? i18n.t('See all pieces')
      : i18n.t('See all {count, number} pieces', { count: total });
  return [{ kind: 'all', to: paths.shop({ search: query }), label, query }];
};

/** True when the provider has found nothing for the typed text. */
export const isNothingFound = (typed: string, found: FoundProducts | null): boolean =>
  found?.page.products.length === 0 && found.query === typed.trim();

const categoryOf = ({ name, slug }: Category): Suggestion => ({
  kind: 'category',
  to: paths.shop({ category: slug }),
  label: name,
});

/** As in the shop's strip: the kinds of garment first. */
const seasonsLast = (categories: readonly Category[]): Category[] => [
  ...categories.filter((category) => !isSeason(category)),
  ...categories.filter(isSeason),
];

const productOf = (product: ProductSummary): Suggestion => ({
  kind: 'product',
  to: paths.product(product.id),
  label: product.name,
  product,
});

/**
 * The suggestions for the typed text: matching categories and products. While it is empty, the
 * recent searches, the categories and new products; when nothing is found, the last two.
 */
export const searchSuggestions = (
  typed: string,
  {
    recent,
    categories,
    newProducts,
    found,
  }: {
    recent: readonly string[];
    categories: readonly Category[];
    newProducts: readonly ProductSummary[];
    found: FoundProducts | null;
  },
): Suggestion[] => {
  const query = typed.trim().toLowerCase();
  const fallback = [...seasonsLast(categories).map(categoryOf), ...newProducts.map(productOf)];
  if (query === '') {
    return [
      ...recent.map((search): Suggestion => ({
        kind: 'recent',
        to: paths.shop({ search }),
        label: search,
      })),
      ...fallback,
    ];
  }
  if (isNothingFound(typed, found)) return fallback;
  const products = found?.page.products.slice(0, maxSuggested) ?? [];
  const named = categories.filter(({ name }) => hasWordStarting(name, stemOf(query)));
  return [
    ...named.slice(0, maxCategories).map(categoryOf),
    ...products.map(productOf),
    ...(found === null ? [] : allOf(found)),
  ];
};
