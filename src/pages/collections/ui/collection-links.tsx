import { styled } from '@mui/material/styles';

import { QuietLink } from '@/shared/ui/link';
import { color, gutter, touchTargetPx } from '@/shared/ui/theme';

import { collections } from '../model/collection';

const Nav = styled('nav')({ paddingInline: gutter, borderBlockEnd: `1px solid ${color.line}` });

const List = styled('ul')({
  display: 'flex',
  columnGap: 28,
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
  marginInline: `calc(-1 * ${gutter})`,
  paddingInline: gutter,
  whiteSpace: 'nowrap',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minBlockSize: touchTargetPx + 12,
    fontSize: '0.9375rem',
    color: color.ash,
  },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': { color: color.ink, textDecorationColor: 'currentColor' },
});

/** The way from one collection to the others. */
export const CollectionLinks = ({ current }: { current: string }) => (
  <Nav aria-label="Collections">
    <List>
      {collections.map(({ path, title }) => (
        <li key={path}>
          <QuietLink to={path} aria-current={path === current ? 'page' : undefined}>
            {title}
          </QuietLink>
        </li>
      ))}
    </List>
  </Nav>
);
