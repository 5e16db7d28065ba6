import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { WaitForStock } from '@/features/wait-for-stock';
import { Sheet } from '@/shared/ui/sheet';

import type { ProductChoice } from '../buying/use-product-choice';
import { AddButton } from '../buying/add-button';
import { ProductPrice } from '../buying/product-price';
import { SizePicker } from '../buying/size-picker';

interface SizeSheetProps {
  product: ProductDetail;
  choice: ProductChoice;
  currency: Currency;
  sizeGuide: ReactNode;
  open: boolean;
  onClose: () => void;
}

/** The full-screen sheet of a phone: choose a size and put it into the bag. */
export const SizeSheet = ({
  product,
  choice,
  currency,
  sizeGuide,
  open,
  onClose,
}: SizeSheetProps) => (
  <Sheet
    anchor="full"
    open={open}
    onClose={onClose}
    title="Select Size"
    footer={<AddButton product={product} choice={choice} onAdded={onClose} />}
  >
    <Typography>{product.name}</Typography>
    <ProductPrice product={product} choice={choice} currency={currency} />
    <SizePicker
      sizes={product.sizes}
      chosen={choice.size}
      onChoose={choice.chooseSize}
      aside={sizeGuide}
    />
    <WaitForStock product={product} />
  </Sheet>
);
