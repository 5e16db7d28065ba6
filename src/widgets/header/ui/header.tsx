import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { color, gutter, motion, touchTargetPx } from '@/shared/ui/theme';

import { useHeaderScroll } from '../model/use-header-scroll';
import { BagButton } from './bag-button';
import { Wordmark } from './wordmark';

interface HeaderProps {
  /** It lies over the page's first picture, transparent until the page has moved. */
  overHero?: boolean;
  /** What the picture under it wants: light text (over a shade of its own) or dark. */
  heroTone?: 'light' | 'dark';
  /** The total quantity in the bag. */
  bagCount: number;
  /** The feature that changes the currency. */
  currencyToggle: ReactNode;
}

const Bar = styled('header')({
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: 1100,
  position: 'sticky',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  blockSize: 'var(--header-height)',
  paddingInlineStart: gutter,
  // The last control's own space ends at the gutter.
  paddingInlineEnd: `calc(${gutter} - 11px)`,
  color: color.ink,
  backgroundColor: color.paper,
  borderBlockEnd: '1px solid transparent',
  transition: ['transform', 'background-color', 'color', 'border-color']
    .map((property) => `${property} ${motion.fade} ${motion.easing}`)
    .join(', '),
  '&[data-over-hero="true"]': { position: 'fixed' },
  '&[data-solid="true"]': { borderBlockEndColor: color.line },
  '&[data-hidden="true"]:not(:focus-within)': { transform: 'translateY(-100%)' },
  '&[data-see-through="true"]': { backgroundColor: 'transparent' },
  '&[data-tone="light"]': { color: color.paper },
  '&::before': {
    content: '""',
    position: 'absolute',
    inset: '0 0 -40px',
    zIndex: -1,
    opacity: 0,
    pointerEvents: 'none',
    backgroundImage: 'linear-gradient(rgb(20 18 16 / 0.5), rgb(20 18 16 / 0))',
    transition: `opacity ${motion.fade} ${motion.easing}`,
  },
  '&[data-tone="light"]::before': { opacity: 1 },
});

const Controls = styled('div')({
  display: 'flex',
  alignItems: 'center',
  '@media (max-width: 374px)': { '& > *': { marginInline: -3 } },
});

const IconLink = styled(Link)({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  inlineSize: touchTargetPx,
  blockSize: touchTargetPx,
  color: 'inherit',
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none', outlineColor: 'currentColor' },
});

/**
 * The shop's header (specification, section 2): logo, search, profile, currency, bag, menu. It
 * hides on the way down, shows on the way up, and is solid after 50 px.
 */
export const Header = ({
  overHero = false,
  heroTone = 'light',
  bagCount,
  currencyToggle,
}: HeaderProps) => {
  const dispatch = useAppDispatch();
  const { solid, hidden } = useHeaderScroll();
  const seeThrough = overHero && !solid;

  return (
    <Bar
      className="mui-fixed"
      data-bar="top"
      data-over-hero={overHero}
      data-solid={solid}
      data-hidden={hidden}
      data-see-through={seeThrough}
      data-tone={seeThrough ? heroTone : 'dark'}
    >
      <Wordmark />
      <Controls>
        <IconButton
          icon="search"
          label="Search"
          aria-haspopup="dialog"
          onClick={() => {
            dispatch(overlayOpened('search'));
          }}
        />
        <IconLink to={paths.profile} aria-label="Profile" title="Profile">
          <Icon name="user" size={22} />
        </IconLink>
        {currencyToggle}
        <BagButton count={bagCount} />
        <IconButton
          icon="menu"
          label="Menu"
          aria-haspopup="dialog"
          onClick={() => {
            dispatch(overlayOpened('menu'));
          }}
        />
      </Controls>
    </Bar>
  );
};
