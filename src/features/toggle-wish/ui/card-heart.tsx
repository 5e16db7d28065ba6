import type { ProductSummary } from '@/entities/product';

import { WishButton } from './wish-button';

/** Readable on every picture. */
const onPicture = {
  '& svg': {
    boxSizing: 'content-box',
    padding: '6px',
    borderRadius: '50%',
    backgroundColor: 'color-mix(in srgb, var(--palette-background-default) 78%, transparent)',
  },
};

/** The heart in the corner of a product's card: without a size, in the color that is shown. */
export const CardHeart = ({
  product: { id, name, color, prices },
}: {
  product: Pick<ProductSummary, 'id' | 'name' | 'color' | 'prices'>;
}) => (
  <WishButton
    choice={{ productId: id, sizeId: null, color: color ?? '' }}
    name={name}
    prices={prices}
    sx={onPicture}
  />
);
