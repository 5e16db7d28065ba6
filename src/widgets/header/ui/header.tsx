import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import { memo } from 'react';

import { i18n } from '@contract/i18n';
import { CurrencyToggle } from '@/features/change-currency';
import { type OverlayName, overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { IconButton } from '@/shared/ui/icon-button';
import { barPx, media } from '@/shared/ui/theme';

import { useHeaderScroll } from '../model/use-header-scroll';
import { BagButton } from './bag-button';
import { Logo } from './logo';

interface HeaderProps {
  /** Lies over the page's first picture, transparent until the page is scrolled. */
  overHero?: boolean;
  /** That picture is shown: without it, light text would lie on light paper. */
  hasHero?: boolean;
  /** At checkout: without the wishlist, which section 2 does not name. */
  small?: boolean;
}

/** What stands in the header. Memoized: scrolling, which shows and hides it, draws none of it again. */
const HeaderContents = memo(function HeaderContents({ small }: { small: boolean }) {
  const dispatch = useAppDispatch();
  const opener = (overlay: OverlayName) => ({
    'aria-haspopup': 'dialog' as const,
    onClick: () => {
      dispatch(overlayOpened(overlay));
    },
  });
  return (
    <Toolbar>
      <Logo />
      <Stack
        direction="row"
        sx={{
          alignItems: 'center',
          // While the HTML is arriving the first icons are shown alone, in their final places.
          minInlineSize: { xs: barPx(228), md: barPx(small ? 228 : 272) },
          [media.smallPhone]: { minInlineSize: 0, '& > *': { marginInline: '-3px' } },
        }}
      >
        <IconButton icon="search" label={i18n.t('Search')} {...opener('search')} />
        <IconButton icon="user" label={i18n.t('Profile')} href={paths.profile} />
        {!small && (
          <Box sx={{ display: { xs: 'none', md: 'contents' } }}>
            <IconButton icon="heart" label={i18n.t('Wishlist')} href={paths.wishlist} />
          </Box>
        )}
        <CurrencyToggle />
        <BagButton {...opener('cart')} />
        <IconButton icon="menu" label={i18n.t('Menu')} {...opener('menu')} />
      </Stack>
    </Toolbar>
  );
});

/**
 * The shop's header (section 2): logo, search, profile, currency, bag, menu. It hides on the way
 * down, shows on the way up, and is solid after 50 px. Memoized: another page draws it again only where it
 * looks different.
 */
export const Header = memo(function Header({
  overHero = false,
  hasHero = overHero,
  small = false,
}: HeaderProps) {
  const { solid, hidden } = useHeaderScroll();
  const seeThrough = overHero && !solid;

  return (
    <AppBar
      // Material UI keeps elements of this class in place while a panel locks scrolling.
      className="mui-fixed"
      position={overHero ? 'fixed' : 'sticky'}
      // A picture's view transition passes below it.
      style={{ viewTransitionName: 'header' }}
      data-solid={solid}
      data-hidden={hidden}
      data-see-through={seeThrough}
      data-tone={seeThrough && hasHero ? 'light' : 'dark'}
    >
      <HeaderContents small={small} />
    </AppBar>
  );
});
