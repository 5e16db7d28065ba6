import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { type ProductDetail, ShortName } from '@/entities/product';
import { WishButton } from '@/features/toggle-wish';
import { BackInStockOffer } from '@/features/back-in-stock';
import { Button } from '@/shared/ui/button';
import { lazyInView } from '@/shared/ui/lazy-in-view';
import { PageHeading } from '@/shared/ui/page-layout';

import type { ProductChoice } from './use-product-choice';
import { AddButton } from './add-button';
import { InStockColors } from './in-stock-colors';
import { LanguageOfferPlace } from './language-offer-place';
import { loadBuyingNotes } from './load-buying-notes';
import { ColorPicker } from './color-picker';
import { ProductPrice } from './product-price';
import { SizePicker } from './size-picker';

const notesMarginPx = 70;
const BuyingNotes = lazyInView(loadBuyingNotes, notesMarginPx);
const ShareButton = lazyInView(
  async () => (await import('./share-button')).ShareButton,
  notesMarginPx,
);

const emptyHidden = { '&:empty': { display: 'none' } } as const;

interface BuyingColumnProps {
  product: ProductDetail;
  choice: ProductChoice;
  sizeGuide: ReactNode;
  onViewDetails: () => void;
}

/** Everything beside the pictures: name, price, color, size, Add to Bag, and the description. */
export const BuyingColumn = ({ product, choice, sizeGuide, onViewDetails }: BuyingColumnProps) => (
  <Stack spacing={6}>
    <Stack spacing={3}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 3 }}>
        <PageHeading variant="h2" sx={{ minInlineSize: 0, overflowWrap: 'break-word' }}>
          <ShortName short={product.name} rest="" />
        </PageHeading>
        <WishButton
          choice={{
            productId: product.id,
            sizeId: choice.size?.id ?? null,
            color: choice.color ?? '',
          }}
          name={product.name}
          prices={choice.prices}
          sx={{ marginInlineEnd: '-11px', marginBlock: { xs: '-6px', md: 0 } }}
        />
      </Stack>
      <ProductPrice product={product} choice={choice} />
    </Stack>
    <ColorPicker product={product} chosen={choice.color} onChoose={choice.chooseColor} />
    <Box sx={{ display: { xs: 'none', md: 'block' } }}>
      <SizePicker product={product} choice={choice} aside={sizeGuide} />
      <AddButton product={product} choice={choice} />
    </Box>
    {sizeGuide && <Box sx={{ display: { md: 'none' } }}>{sizeGuide}</Box>}
    <InStockColors product={product} />
    {/* The bar of a phone offers it as well when all sizes are sold out. */}
    <Box sx={product.soldOut ? { display: { xs: 'none', md: 'block' } } : emptyHidden}>
      <BackInStockOffer product={product} />
    </Box>
    <BuyingNotes product={product} />
    <LanguageOfferPlace />
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 8 }}>
      {(product.details !== '' || product.attributes.length > 0) && (
        <Button variant="text" aria-haspopup="dialog" onClick={onViewDetails}>
          {i18n.t('View Details')}
        </Button>
      )}
      <ShareButton name={product.name} />
    </Stack>
  </Stack>
);
