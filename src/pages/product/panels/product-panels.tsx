import type { ReactNode } from 'react';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';

import type { ProductChoice } from '../buying/use-product-choice';
import { DetailsSheet } from './details-sheet';
import { SizeGuideSheet } from '../size-guide/size-guide-sheet';
import { SizeSheet } from './size-sheet';

export type PanelName = 'details' | 'sizes' | 'size-guide';

interface ProductPanelsProps {
  product: ProductDetail;
  choice: ProductChoice;
  currency: Currency;
  /** The button that opens the size guide, for the sheet with the sizes. */
  sizeGuide: ReactNode;
  /** The size guide may be open over the sizes. */
  open: readonly PanelName[];
  onClose: (name: PanelName) => void;
}

/** The panels of a product's page; loaded when the first of them is opened. */
export const ProductPanels = ({
  product,
  choice,
  currency,
  sizeGuide,
  open,
  onClose,
}: ProductPanelsProps) => (
  <>
    <DetailsSheet
      product={product}
      open={open.includes('details')}
      onClose={() => onClose('details')}
    />
    <SizeSheet
      product={product}
      choice={choice}
      currency={currency}
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
