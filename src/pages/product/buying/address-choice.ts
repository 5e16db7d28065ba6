import type { ProductDetail, SizeOption } from '@/entities/product';

import { isSoldOut } from './size-choice';

const COLOR = 'color';
const SIZE = 'size';

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();

/** What an address says of colour and size; null where it says nothing that can be had. */
export interface AddressChoice {
  color: string | null;
  size: SizeOption | null;
}

/** Reads the choice that an address carries, as when a link to it was shared. */
export const choiceFromSearch = (
  search: URLSearchParams,
  { colors, sizes }: Pick<ProductDetail, 'colors' | 'sizes'>,
): AddressChoice => {
  const color = search.get(COLOR) ?? '';
  const label = search.get(SIZE) ?? '';
  return {
    color: colors.find((name) => sameText(name, color)) ?? null,
    size: sizes.find((size) => sameText(size.label, label) && !isSoldOut(size)) ?? null,
  };
};

/** The address's parameters with a choice in place of their own; null leaves one out. */
export const searchWithChoice = (
  search: URLSearchParams,
  choice: { color: string | null; size: string | null },
): string => {
  const next = new URLSearchParams(search);
  const put = (name: string, value: string | null) => {
    if (value === null) next.delete(name);
    else next.set(name, value);
  };
  put(COLOR, choice.color);
  put(SIZE, choice.size);
  const query = next.toString();
  return query === '' ? '' : `?${query}`;
};
