import { styled } from '@mui/material/styles';

import type { Category } from '@contract/category';
import { paths } from '@/shared/routes';
import { QuietLink } from '@/shared/ui/link';
import { color, gutter, touchTargetPx } from '@/shared/ui/theme';

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
    minBlockSize: touchTargetPx,
    fontSize: '0.9375rem',
    color: color.ash,
  },
  '& a:focus-visible': { outlineOffset: -2 },
  '& a[aria-current]': {
    color: color.ink,
    textDecorationColor: 'currentColor',
  },
});

export interface CategoryLinksProps {
  categories: readonly Category[];
  /** The category that is listed; null when everything is. */
  current: number | null;
  /** Search results are none of the links. */
  searching: boolean;
}

/** The way from one category to the next. */
export const CategoryLinks = ({ categories, current, searching }: CategoryLinksProps) => (
  <nav aria-label="Categories">
    <List>
      <li>
        <QuietLink
          to={paths.shop()}
          aria-current={current === null && !searching ? 'page' : undefined}
        >
          Everything
        </QuietLink>
      </li>
      {categories.map(({ id, name, slug }) => (
        <li key={id}>
          <QuietLink
            to={paths.shop({ category: slug })}
            aria-current={id === current && !searching ? 'page' : undefined}
          >
            {name}
          </QuietLink>
        </li>
      ))}
    </List>
  </nav>
);
