import Link from '@mui/material/Link';
import styled from '@emotion/styled';

import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { PageTitle } from '@/shared/ui/page-title';
import { color, font, gutter, headingText, labelText, touchTargetPx } from '@/shared/ui/theme';
import { Button } from '@/shared/ui/button';

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

const Elsewhere = styled('nav')({
  marginBlockStart: 24,
  '& ul': { display: 'flex', flexWrap: 'wrap', justifyContent: 'center', columnGap: 28 },
  '& a, & button': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTargetPx,
    fontSize: '0.9375rem',
  },
  '& button': {
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationThickness: 1,
    textUnderlineOffset: '0.25em',
    cursor: 'pointer',
  },
});

const places = [
  { to: paths.newIn, label: 'New In' },
  { to: paths.readyToWear, label: 'Ready-To-Wear' },
  { to: paths.accessories, label: 'Accessories' },
  { to: paths.contact, label: 'Contact Us' },
];

/** Where what was looked for may be instead. */
const Suggestions = () => {
  const dispatch = useAppDispatch();
  return (
    <Elsewhere aria-label="Suggestions">
      <ul>
        {places.map(({ to, label }) => (
          <li key={to}>
            <Link href={to}>{label}</Link>
          </li>
        ))}
        <li>
          <button
            type="button"
            aria-haspopup="dialog"
            onClick={() => {
              dispatch(overlayOpened('search'));
            }}
          >
            Search the shop
          </button>
        </li>
      </ul>
    </Elsewhere>
  );
};

/** The screen of an address that the shop does not have (specification, section 2, 404). */
export const NotFound = () => (
  <Root>
    <PageTitle page="Page not found" />
    <Heading>
      <span data-part="number">404</span> <span data-part="oops">Oops!</span>{' '}
      <span>Page not found</span>
    </Heading>
    <Button href={paths.home}>Return to Home</Button>
    <Suggestions />
  </Root>
);
