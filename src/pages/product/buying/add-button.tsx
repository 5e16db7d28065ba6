import { useId } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductSummary } from '@/entities/product';
import { useAddToBag } from '@/features/add-to-bag';
import { Button } from '@/shared/ui/button';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { selectSizeText } from '../model/size-choice';
import type { ProductChoice } from './use-product-choice';

interface AddButtonProps {
  product: Pick<ProductSummary, 'soldOut'>;
  choice: Pick<ProductChoice, 'askForSize' | 'available' | 'lineToAdd'>;
  /** Called once the product is in the bag. */
  onAdded?: () => void;
}

/** It does something when it is pressed. */
const pressable = { '&[aria-disabled="true"]': { cursor: 'pointer' } } as const;

/**
 * Add to Bag: disabled until a size is chosen (section 4, Product page). Pressed before, it asks for the
 * size, so that the keyboard has to reach it too: it is disabled by `aria-disabled` alone.
 */
export const AddButton = ({ product, choice, onAdded }: AddButtonProps) => {
  const hintId = useId();
  // Here and not in `choice`: of the page, the button alone is drawn again while it is busy.
  const { addToBag, busy } = useAddToBag();
  const needsSize = !choice.available && !product.soldOut;
  const add = async () => {
    const line = choice.lineToAdd();
    if (line !== null && (await addToBag(line))) onAdded?.();
  };
  return (
    <>
      <Button
        fullWidth
        disabled={product.soldOut}
        aria-disabled={needsSize}
        busy={busy}
        aria-describedby={needsSize ? hintId : undefined}
        onClick={needsSize ? choice.askForSize : () => void add()}
        sx={needsSize ? pressable : undefined}
      >
        {product.soldOut ? i18n.t('Sold out') : i18n.t('Add to Bag')}
      </Button>
      {needsSize && <VisuallyHidden id={hintId}>{selectSizeText()}</VisuallyHidden>}
    </>
  );
};
