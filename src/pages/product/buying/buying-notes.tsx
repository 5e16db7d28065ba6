import Stack from '@mui/material/Stack';

import type { ProductDetail } from '@/entities/product';
import { SafeHtml } from '@/shared/ui/safe-html';

import { BuyingFacts } from './buying-facts';

/** The text below the choices: the facts of the purchase and the description. */
export const BuyingNotes = ({ product }: { product: ProductDetail }) => (
  <Stack spacing={6}>
    <BuyingFacts product={product} />
    <SafeHtml html={product.description} />
  </Stack>
);
