import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import type { ProductDetail } from '@/entities/product';
import { BackInStockOffer } from '@/features/back-in-stock';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { Price } from '@/shared/ui/price';
import { gutter, media } from '@/shared/ui/theme';

import type { ProductChoice } from './use-product-choice';

const barHeightPx = 71;

/** The page ends above the bar, and what has the focus is never behind it. */
const roomForBar = (
  <GlobalStyles
    styles={{
      [media.phone]: {
        html: { scrollPaddingBlockEnd: barHeightPx },
        body: { paddingBlockEnd: `calc(${barHeightPx}px + env(safe-area-inset-bottom))` },
      },
    }}
  />
);

interface PhoneBarProps {
  product: ProductDetail;
  choice: ProductChoice;
  onSelectSize: () => void;
}

/**
 * The bar at the bottom of a phone, of two lines at most: the price and, below it, the chosen size; and
 * the button that opens the sizes. Where all are sold out it says so, and requests news of them.
 */
export const PhoneBar = ({ product, choice, onSelectSize }: PhoneBarProps) => {
  const currency = useAppSelector(selectCurrency);
  const size = choice.size === null ? null : sizeText(choice.size.label);
  const note = product.soldOut ? i18n.t('Sold out') : size;
  return (
    <AppBar
      component="div"
      data-bar="bottom"
      sx={{
        display: { md: 'none' },
        insetBlock: 'auto 0',
        zIndex: 20,
        flexDirection: 'row',
        alignItems: 'center',
        gap: 4,
        padding: `10px ${gutter} max(10px, env(safe-area-inset-bottom))`,
        borderTop: 1,
        borderBottom: 0,
        borderColor: 'divider',
      }}
    >
      {roomForBar}
      <Stack sx={{ minInlineSize: 0 }}>
        <Typography variant="body2">
          <Price minor={choice.prices?.[currency] ?? null} currency={currency} decimals={0} />
        </Typography>
        {note !== null && <Typography variant="caption">{note}</Typography>}
      </Stack>
      <Box sx={{ flex: '1 1 60%', '& button': { paddingInline: 3 } }}>
        {product.soldOut ? (
          <BackInStockOffer product={product} prominent />
        ) : (
          <Button fullWidth aria-haspopup="dialog" onClick={onSelectSize}>
            {i18n.t('Select Size')}
          </Button>
        )}
      </Box>
    </AppBar>
  );
};
