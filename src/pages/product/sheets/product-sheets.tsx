import type { ReactNode } from 'react';

import type { ProductDetail } from '@/entities/product';

import type { ProductChoice } from '../buying/use-product-choice';
import { DetailsSheet } from './details-sheet';
import { SizeGuideSheet } from '../size-guide/size-guide-sheet';
import { SizeSheet } from './size-sheet';

export type SheetName = 'details' | 'sizes' | 'size-guide';

interface ProductSheetsProps {
  product: ProductDetail;
  choice: ProductChoice;
  /** The button that opens the size guide, for the sheet with the sizes. */
  sizeGuide: ReactNode;
  /** The size guide may be open over the sizes. */
  open: readonly SheetName[];
  onClose: (name: SheetName) => void;
}

/** The sheets of a product's page; loaded when the first of them is opened. */
export const ProductSheets = ({
  product,
  choice,
  sizeGuide,
  open,
  onClose,
}: ProductSheetsProps) => {
  const sheet = (name: SheetName) => ({
    product,
    open: open.includes(name),
    onClose: () => onClose(name),
  });
  return (
    <>
      <DetailsSheet {...sheet('details')} />
      <SizeSheet {...sheet('sizes')} choice={choice} sizeGuide={sizeGuide} />
      <SizeGuideSheet {...sheet('size-guide')} onChoose={choice.chooseSize} />
    </>
  );
};
