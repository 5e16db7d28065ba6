import styled from '@emotion/styled';

import { paths } from '@/shared/routes';
import { ButtonLink } from '@/shared/ui/link';
import { PageTitle } from '@/shared/ui/page-title';
import { color, font, gutter, headingText, labelText } from '@/shared/ui/theme';

const Root = styled('div')({
  minBlockSize: '70vh',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 24,
  paddingInline: gutter,
  paddingBlock: 64,
  textAlign: 'center',
});

const Heading = styled('h1')({
  ...headingText.h2,
  display: 'grid',
  gap: 16,
  '& [data-part="number"]': {
    fontFamily: font.display,
    fontSize: 'clamp(6rem, 4rem + 12vw, 14rem)',
    lineHeight: 0.9,
    fontWeight: 400,
  },
  '& [data-part="oops"]': { ...labelText, color: color.ash },
});

/** The screen of an address that the shop does not have (specification, section 2, 404). */
export const NotFound = () => (
  <Root>
    <PageTitle page="Page not found" />
    <Heading>
      <span data-part="number">404</span> <span data-part="oops">Oops!</span>{' '}
      <span>Page not found</span>
    </Heading>
    <ButtonLink to={paths.home}>Return to Home</ButtonLink>
  </Root>
);
