import Box from '@mui/material/Box';

import { i18n } from '@contract/i18n';
import { type ProductDetail, viewedBefore } from '@/entities/product';
import { usePreference } from '@/shared/lib/preferences';
import { sectionPadding } from '@/shared/ui/theme';
import { ProductStrip } from '@/widgets/product-strip';

import { SimilarItems } from './similar-items';

/** In a part of its own: the strips above it are not drawn again when another product is viewed. */
const RecentlyViewed = ({ productId }: { productId: number }) => (
  <ProductStrip
    heading={i18n.t('Recently viewed')}
    // Remembered by this browser: none on the server.
    pieces={viewedBefore(usePreference('recently-viewed'), productId).map(({ id, color }) => ({
      id,
      colors: color === null ? [] : [color],
    }))}
  />
);

/** Below a product: what it is worn with, Similar Items, and the products viewed before. */
export const RelatedProducts = ({ product }: { product: ProductDetail }) => (
  <Box sx={{ paddingBlockStart: sectionPadding }}>
    <ProductStrip
      heading={i18n.t('Wear it with')}
      pieces={product.looksWith.map((id) => ({ id }))}
    />
    <SimilarItems product={product} />
    <RecentlyViewed productId={product.id} />
  </Box>
);
