import { Global } from '@emotion/react';
import styled from '@emotion/styled';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { sizeText } from '@/shared/lib/size-text';
import { Button } from '@/shared/ui/button';
import { color, gutter, media } from '@/shared/ui/theme';

import type { ProductChoice } from './use-product-choice';
import { ProductPrice } from './product-price';

const Bar = styled('div')({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  paddingBlock: 10,
  paddingBlockEnd: 'max(10px, env(safe-area-inset-bottom))',
  paddingInline: gutter,
  backgroundColor: color.paper,
  borderBlockStart: `1px solid ${color.line}`,
  '& > button': { flex: '1 1 60%', paddingInline: 12 },
  [media.desktop]: { display: 'none' },
});

const HEIGHT_PX = 71;

/** The page ends above the bar, and what has the focus never stands behind it. */
const roomForBar = (
  <Global
    styles={{
      [media.phone]: {
        html: { scrollPaddingBlockEnd: HEIGHT_PX },
        body: { paddingBlockEnd: `calc(${HEIGHT_PX}px + env(safe-area-inset-bottom))` },
      },
    }}
  />
);

const Words = styled('div')({
  flex: '0 1 auto',
  minInlineSize: 0,
  fontSize: '0.875rem',
  lineHeight: 1.4,
  '& p': { fontSize: '0.9375rem' },
});

export interface PhoneBarProps {
  product: ProductDetail;
  choice: ProductChoice;
  currency: Currency;
  onSelectSize: () => void;
}

/** The bar at the bottom of a phone: the price, and the way to the sizes. */
export const PhoneBar = ({ product, choice, currency, onSelectSize }: PhoneBarProps) => (
  <Bar data-bar="bottom">
    {roomForBar}
    <Words>
      <ProductPrice product={product} choice={choice} currency={currency} />
      {choice.size !== null && <span>{sizeText(choice.size.label)}</span>}
    </Words>
    <Button aria-haspopup="dialog" disabled={product.soldOut} onClick={onSelectSize}>
      {product.soldOut ? 'Sold out' : 'Select Size'}
    </Button>
  </Bar>
);
