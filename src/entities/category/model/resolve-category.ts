import type { Category } from '@contract/category';
import { categoryShortcuts } from '@/shared/config';

/** The category that a URL names. */
export type CategoryChoice =
  | { kind: 'all' }
  | { kind: 'category'; id: number; category: Category | null }
  /** The URL names a category by its slug, and the categories are not loaded yet. */
  | { kind: 'pending' }
  /** There is no such category, so nothing is listed. */
  | { kind: 'unknown' };

const choose = (id: number, categories: readonly Category[] | undefined): CategoryChoice => ({
  kind: 'category',
  id,
  category: categories?.find((category) => category.id === id) ?? null,
});

/** Whether a category is a season (section 9); each of the others is a type of product. */
export const isSeason = ({ id }: Category): boolean =>
  Object.values(categoryShortcuts).includes(id);

const isNumber = (text: string) => /^\d{1,9}$/.test(text);

/**
 * The category that the shop's `category` parameter means: a shortcut (section 9:
 * fw2425 is 6, ss24 is 5), a slug, or an id. `categories` is undefined until it was fetched.
 */
export const resolveCategory = (
  parameter: string | null,
  categories: readonly Category[] | undefined,
): CategoryChoice => {
  const text = parameter?.trim().toLowerCase() ?? '';
  if (text === '') return { kind: 'all' };

  const shortcut = Object.hasOwn(categoryShortcuts, text) ? categoryShortcuts[text] : undefined;
  if (shortcut !== undefined) return choose(shortcut, categories);

  const bySlug = categories?.find((category) => category.slug.toLowerCase() === text);
  if (bySlug !== undefined) return { kind: 'category', id: bySlug.id, category: bySlug };
  if (isNumber(text)) return choose(Number(text), categories);
  return { kind: categories === undefined ? 'pending' : 'unknown' };
};
