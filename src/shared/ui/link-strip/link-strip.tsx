import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';

import {
  color,
  fullBleed,
  gutter,
  media,
  scrollingRow,
  space,
  touchTarget,
} from '@/shared/ui/theme';

interface StripLink {
  to: string;
  label: string;
  /** The link to the current page. */
  current: boolean;
}

interface LinkGroup {
  /** What its links have in common, for screen readers. */
  label: string;
  links: readonly StripLink[];
}

interface LinkStripProps {
  /** What the links are, for screen readers. */
  label: string;
  /** A line separates two groups. */
  groups: readonly LinkGroup[];
}

/** As wide as the space after the last link, so that nothing is faded where nothing follows. */
const fadePx = 56;

// It extends to the edges of the screen and fades there, which shows that there is more beyond them.
const Strip = styled('nav')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  ...scrollingRow,
  ...fullBleed,
  paddingInlineEnd: fadePx,
  maskImage: `linear-gradient(to right, transparent, #000 ${gutter}, #000 calc(100% - ${fadePx}px), transparent)`,
  whiteSpace: 'nowrap',
  '& ul': { display: 'flex', columnGap: space(7) },
  '& ul + ul': { marginInlineStart: space(7) },
  '& ul + ul::before': {
    content: '""',
    alignSelf: 'center',
    inlineSize: 1,
    blockSize: '1.25em',
    backgroundColor: color.stone,
  },
  '& a': {
    ...touchTarget,
    fontSize: '0.9375rem',
    color: color.ash,
  },
  '& a:focus-visible': { outlineOffset: -2, boxShadow: 'none' },
  // In the middle of the strip from the first paint; the effect below follows later choices.
  '& a[aria-current]': {
    color: color.ink,
    scrollInitialTarget: 'nearest',
    scrollSnapAlign: 'center',
  },
  [media.forcedColors]: { '& a[aria-current]': { textDecorationThickness: 3 } },
});

/**
 * Links in a row that scrolls sideways when there is no room for all; the current one is in view.
 */
export const LinkStrip = ({ label, groups }: LinkStripProps) => {
  const root = useRef<HTMLElement>(null);
  const current = groups.flatMap(({ links }) => links).find((link) => link.current)?.to;

  useEffect(() => {
    const strip = root.current;
    const link = strip?.querySelector<HTMLElement>('[aria-current]')?.parentElement;
    if (!strip || !link) return;
    strip.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - strip.clientWidth / 2;
  }, [current]);

  return (
    <Strip ref={root} aria-label={label}>
      {groups.map((group) => (
        // A group with the strip's own name would have it read out twice.
        <ul key={group.label} aria-label={group.label === label ? undefined : group.label}>
          {group.links.map((link) => (
            <li key={link.to}>
              <Link
                href={link.to}
                underline="hover"
                aria-current={link.current ? 'page' : undefined}
              >
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </Strip>
  );
};
