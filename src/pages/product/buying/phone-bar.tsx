import AppBar from '@mui/material/AppBar';
import GlobalStyles from '@mui/material/GlobalStyles';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { sizeText } from '@/shared/lib/size-text';
import { Button } from '@/shared/ui/button';
import { aboveOffer, color, gutter, media } from '@/shared/ui/theme';

import { InStockColors, availableColors } from './in-stock-colors';
import { ProductPrice } from './product-price';
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
  currency: Currency;
  onSelectSize: () => void;
}

/** The bar at the bottom of a phone: the price, and the button that opens the sizes. */
export const PhoneBar = ({ product, choice, currency, onSelectSize }: PhoneBarProps) => (
  <AppBar
    component="div"
    data-bar="bottom"
    sx={{
      display: { md: 'none' },
      insetBlock: `auto ${aboveOffer}`,
      zIndex: 20,
      flexDirection: 'row',
      alignItems: 'center',
      gap: 4,
      padding: `10px ${gutter} max(10px, env(safe-area-inset-bottom))`,
      backgroundColor: color.paper,
      borderBlockStart: `1px solid ${color.line}`,
    }}
  >
    {roomForBar}
    <Stack sx={{ minInlineSize: 0 }}>
      {availableColors(product).length > 0 ? (
        <InStockColors product={product} />
      ) : (
        <ProductPrice product={product} choice={choice} currency={currency} variant="body2" />
      )}
      {choice.size !== null && (
        <Typography variant="caption">{sizeText(choice.size.label)}</Typography>
      )}
    </Stack>
    <Button
      aria-haspopup="dialog"
      disabled={product.soldOut}
      onClick={onSelectSize}
      sx={{ flex: '1 1 60%', paddingInline: 3 }}
    >
      {product.soldOut ? i18n.t('Sold out') : i18n.t('Select Size')}
    </Button>
  </AppBar>
);
