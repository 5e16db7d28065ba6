import Box from '@mui/material/Box';

import { i18n } from '@contract/i18n';
import type { ProductDetail } from '@/entities/product';
import { ProductStrip } from '@/widgets/product-strip';

import { RecentlyViewed } from './recently-viewed';
import { SimilarItems } from './similar-items';

/** Below a product: what it is worn with, Similar Items, and the products viewed before. */
export const RelatedProducts = ({ product }: { product: ProductDetail }) => (
  <Box sx={{ paddingBlockStart: 10 }}>
    <ProductStrip heading={i18n.t('Wear it with')} ids={product.looksWith} />
    <SimilarItems product={product} />
    <RecentlyViewed productId={product.id} />
  </Box>
);
