import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { i18n } from '@contract/i18n';
import { colorBeside } from '@contract/short-name';
import { ArrivalNote } from '@/entities/delivery';
import type { ProductDetail } from '@/entities/product';
import { BackInStockOffer } from '@/features/back-in-stock';
import { useLabel } from '@/shared/lib/site';
import { Picture } from '@/shared/ui/picture';
import { Sheet } from '@/shared/ui/sheet';

import type { ProductChoice } from '../buying/use-product-choice';
import { AddButton } from '../buying/add-button';
import { ProductPrice } from '../buying/product-price';
import { SizePicker } from '../buying/size-picker';

interface SizeSheetProps {
  product: ProductDetail;
  choice: ProductChoice;
  sizeGuide: ReactNode;
  open: boolean;
  onClose: () => void;
}

/**
 * The sheet of a phone, as tall as its contents: what is bought, in which color, and its sizes to
 * choose from and put into the bag.
 */
export const SizeSheet = ({ product, choice, sizeGuide, open, onClose }: SizeSheetProps) => {
  const label = useLabel();
  const color = colorBeside(product.name, label(choice.color ?? ''));
  return (
    <Sheet
      anchor="bottom"
      open={open}
      onClose={onClose}
      title={i18n.t('Select Size')}
      footer={<AddButton product={product} choice={choice} onAdded={onClose} />}
    >
      <Stack direction="row" sx={{ gap: 4, marginBlockEnd: 4 }}>
        <Box sx={{ flex: 'none', inlineSize: 72 }}>
          <Picture
            src={choice.pictures[0]?.image ?? product.image}
            alt=""
            sizes="72px"
            ratio="3 / 4"
          />
        </Box>
        <Stack sx={{ gap: 1, minInlineSize: 0, overflowWrap: 'break-word' }}>
          <Typography>{product.name}</Typography>
          {color !== '' && (
            <Typography variant="body2" color="textSecondary">
              {color}
            </Typography>
          )}
          <ProductPrice product={product} choice={choice} />
        </Stack>
      </Stack>
      <SizePicker product={product} choice={choice} aside={sizeGuide} />
      <BackInStockOffer product={product} />
      {!product.soldOut && <ArrivalNote withShipping withReturns />}
    </Sheet>
  );
};
