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
}: ProductSheetsProps) => (
  <>
    <DetailsSheet
      product={product}
      open={open.includes('details')}
      onClose={() => onClose('details')}
    />
    <SizeSheet
      product={product}
      choice={choice}
      sizeGuide={sizeGuide}
      open={open.includes('sizes')}
      onClose={() => onClose('sizes')}
    />
    <SizeGuideSheet
      product={product}
      open={open.includes('size-guide')}
      onClose={() => onClose('size-guide')}
      onChoose={choice.chooseSize}
    />
  </>
);
