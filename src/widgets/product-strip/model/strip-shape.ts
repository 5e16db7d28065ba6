import { gutter, sectionPadding } from '@/shared/ui/theme';

/** The products of a row of new products. */
export const newInCount = 4;

/** The columns of a strip from 768 px: one row of up to four products, or rows of three. */
export const stripColumns = (products: number): 3 | 4 => (products > 4 ? 3 : 4);

/**
 * As tall as a strip with its heading and names on three lines, so that nothing moves when the
 * products arrive; below 768 px it is one row that scrolls.
 */
export const stripHeight = (products: number) => {
  // Its text is beside its picture.
  if (products === 1) return { xs: 'calc(66vw + 84px)', md: 'calc(33vw + 74px)' };
  const columns = stripColumns(products);
  const rows = Math.ceil(products / columns);
  return {
    xs: 'calc(53.4vw + 244px)',
    md: `calc(${rows * (columns === 3 ? 44 : 34)}vw + ${rows * 120 + 126}px)`,
  };
};

/** As tall as a row of new products with its heading, so that nothing moves when they arrive. */
export const newInHeight = {
  xs: 'calc(53.34vw + 290px)',
  md: `calc(2 * ${sectionPadding} + (100vw - 2 * ${gutter} - 60px) / 3 + 180px)`,
};
