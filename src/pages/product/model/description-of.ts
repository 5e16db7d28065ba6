import type { ProductDetail } from '@/entities/product';

/** Search engines show no more characters. */
const maxLength = 155;

/** The beginning of the description as plain text, for search engines. */
export const descriptionOf = ({
  description,
  name,
}: Pick<ProductDetail, 'description' | 'name'>) => {
  const words = description
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll('&amp;', '&')
    .replaceAll(/&[a-z#0-9]+;/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (words === '') return name;
  if (words.length <= maxLength) return words;
  return `${words.slice(0, maxLength).replace(/ \S*$/, '')}…`;
};
