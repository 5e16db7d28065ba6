import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import { ProductRow, useNewProducts } from '@/entities/product';
import { useWishlistAvailable } from '@/entities/wishlist';
import { LanguageChoice } from '@/features/choose-language';
import { useSite } from '@/shared/lib/site';
import { useAppSelector } from '@/shared/redux';
import { originState } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { RouterLink } from '@/shared/ui/router-link';
import { gutter, media, touchTarget } from '@/shared/ui/theme';

import { collectionLinks, customerLinks, guestLinks, wishlistLink } from '../config/menu-links';

/** The space before everything in the menu's right half; larger text needs it for its columns. */
export const menuGutter = 'clamp(12px, min(8.6vw - 46px, 112px - 3rem), 64px)';

const columns = 3;

const footer = {
  flex: 'none',
  display: 'grid',
  gap: 5,
  paddingInline: gutter,
  paddingBlockEnd: 8,
  [media.desktop]: {
    paddingInline: menuGutter,
    // The lower the screen, the smaller the pictures, so that all of the menu is seen at once.
    '& > section': { maxInlineSize: 'max(17rem, 56vh)' },
  },
} as const;

const row = {
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: 'clamp(12px, 3vw, 32px)',
  maxInlineSize: '24rem',
  '& a': { typography: 'body2' },
} as const;

/** Both rows of links share their columns where all of them fit. */
const rows = {
  '@container (min-width: 32rem)': {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, auto)',
    justifyContent: 'start',
    columnGap: '20px',
    '& > .MuiStack-root': {
      display: 'grid',
      gridTemplateColumns: 'subgrid',
      gridColumn: '1 / -1',
      justifyItems: 'start',
      columnGap: 'normal',
    },
  },
} as const;

/** Below the menu's entries: the collections, the account, the wishlist and a row of new products. */
export const MenuFooter = ({ onNavigate }: { onNavigate: () => void }) => {
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const keepsWishlist = useWishlistAvailable();
  const products = useNewProducts(columns);
  const { languages } = useSite();
  const fromHere = originState(useLocation());
  const links = [
    ...(isCustomer ? customerLinks() : guestLinks()),
    ...(keepsWishlist ? [wishlistLink()] : []),
  ];

  return (
    <Box sx={footer}>
      <Box sx={rows}>
        <Stack component="nav" aria-label={i18n.t('Collections')} direction="row" sx={row}>
          {collectionLinks().map(({ to, label }) => (
            <Link key={to} href={to} underline="hover" onClick={onNavigate} sx={touchTarget}>
              {label}
            </Link>
          ))}
        </Stack>
        <Stack direction="row" sx={row}>
          <Box component="nav" aria-label={i18n.t('Account')} sx={{ display: 'contents' }}>
            {links.map(({ to, label }) => (
              <Link
                key={to}
                component={RouterLink}
                href={to}
                state={isCustomer ? undefined : fromHere}
                underline="hover"
                onClick={onNavigate}
                sx={touchTarget}
              >
                {label}
              </Link>
            ))}
          </Box>
          {languages.length > 1 && <LanguageChoice />}
        </Stack>
      </Box>
      <ProductRow
        heading={i18n.t('New In')}
        products={products}
        columns={columns}
        onNavigate={onNavigate}
      />
    </Box>
  );
};
