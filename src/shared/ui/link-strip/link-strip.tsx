import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import { color, gutter, media, space, touchTargetPx } from '@/shared/ui/theme';

interface StripLink {
  to: string;
  label: string;
  /** The link to the current page. */
  current: boolean;
}

interface LinkStripProps {
  /** What the links are, for screen readers. */
  label: string;
  links: readonly StripLink[];
}

// It extends to the edges of the screen, which shows that there is more beyond them.
const List = styled('ul')({
  position: 'relative',
  display: 'flex',
  columnGap: space(7),
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
  '& a:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  '& a[aria-current]': { color: color.ink },
  [media.forcedColors]: { '& a[aria-current]': { textDecorationThickness: 3 } },
});

/**
 * Links in a row that scrolls sideways when there is no room for all; the current one is in view.
 */
export const LinkStrip = ({ label, links }: LinkStripProps) => {
  const list = useRef<HTMLUListElement>(null);
  const current = links.find((link) => link.current)?.to;

  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!strip || !link) return;
    strip.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - strip.clientWidth / 2;
  }, [current]);

  return (
    <nav aria-label={label}>
      <List ref={list}>
        {links.map((link) => (
          <li key={link.to}>
            <Link href={link.to} underline="hover" aria-current={link.current ? 'page' : undefined}>
              {link.label}
            </Link>
          </li>
        ))}
      </List>
    </nav>
  );
};
