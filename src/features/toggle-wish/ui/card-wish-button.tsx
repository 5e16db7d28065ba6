import type { ProductSummary } from '@/entities/product';
import { onPicture } from '@/shared/ui/theme';

import { WishButton } from './wish-button';

/** The heart in the corner of a product's card: without a size, in the color that is shown. */
export const CardWishButton = ({
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
