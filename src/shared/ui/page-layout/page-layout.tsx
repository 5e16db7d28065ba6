import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography, { type TypographyProps } from '@mui/material/Typography';

import { space } from '@/shared/ui/theme';

/** The body of a page, with its gutters and vertical spacing. */
export const Page = styled(Container)({
  paddingBlock: `clamp(${space(6)}, 4vw, ${space(14)}) clamp(${space(16)}, 8vw, ${space(30)})`,
});

/**
 * The body of a page for text and forms: a centered column; on a tablet held upright it begins where header,
 * footer and the other pages do.
 */
export const NarrowPage = styled(Page)({
  '@media (min-width: 900px)': { maxInlineSize: 760 },
});

/** The page's one h1. */
export const PageHeading = (props: TypographyProps) => (
  <Typography variant="h1" component="h1" {...props} />
);

/** The page's heading, with its buttons at the other side or below. */
export const HeadingRow = styled(Stack)({
  flexDirection: 'row',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'end',
  gap: space(4),
  marginBlockEnd: space(8),
});

/** A heading inside a page. */
export const SectionHeading = (props: TypographyProps) => <Typography variant="h2" {...props} />;
