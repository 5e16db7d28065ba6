import { isSoldOut, type ProductDetail, type SizeOption } from '@/entities/product';
import { sameText } from '@/shared/lib/text';
import { queryText, withParams } from '@/shared/lib/search-params';

const colorParameter = 'color';
export const sizeParameter = 'size';

/** Color and size in a URL; null where it has none that is available. */
interface UrlChoice {
  color: string | null;
  size: SizeOption | null;
}

/** Reads the choice from the query of a URL, such as a shared link. */
export const choiceFromSearch = (
  search: URLSearchParams,
  { colors, sizes }: Pick<ProductDetail, 'colors' | 'sizes'>,
): UrlChoice => {
  const color = search.get(colorParameter) ?? '';
  const label = search.get(sizeParameter) ?? '';
  return {
    color: colors.find((name) => sameText(name, color)) ?? null,
    size: sizes.find((size) => sameText(size.label, label) && !isSoldOut(size)) ?? null,
  };
};

/** The query with the given choice; null removes a parameter. */
export const searchWithChoice = (
  search: URLSearchParams,
  choice: { color: string | null; size: string | null },
): string =>
  queryText(withParams(search, { [colorParameter]: choice.color, [sizeParameter]: choice.size }));
