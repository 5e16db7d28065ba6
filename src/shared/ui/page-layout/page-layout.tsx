import styled from '@emotion/styled';

import { gutter, headingText, space } from '@/shared/ui/theme';

/** The body of a page: its gutters and the white space above and below. */
export const Page = styled('div')({
  paddingInline: gutter,
  paddingBlock: `clamp(${space(6)}, 4vw, ${space(14)}) clamp(${space(16)}, 8vw, ${space(30)})`,
});

/** A page's body for text and forms: a column of comfortable width in the middle. */
export const NarrowPage = styled(Page)({ maxInlineSize: 760, marginInline: 'auto' });

/** The page's one h1. */
export const PageHeading = styled('h1')({ ...headingText.h1, textWrap: 'balance' });

/** A heading inside a page. */
export const SectionHeading = styled('h2')({ ...headingText.h2, textWrap: 'balance' });
