import type { ProductSummary } from '@/entities/product';
import { Button } from '@/shared/ui/button';

import type { ProductChoice } from './use-product-choice';

interface AddButtonProps {
  product: Pick<ProductSummary, 'soldOut'>;
  choice: Pick<ProductChoice, 'add' | 'available' | 'busy'>;
  /** Called once the product is in the bag. */
  onAdded?: () => void;
}

/** Add to Bag: disabled until a size is chosen (section 4, Product page). */
export const AddButton = ({ product, choice, onAdded }: AddButtonProps) => (
  <Button
    fullWidth
    disabled={!choice.available}
    busy={choice.busy}
    onClick={() => {
      void choice.add().then((added) => {
        if (added) onAdded?.();
      });
    }}
  >
    {product.soldOut ? 'Sold out' : 'Add to Bag'}
  </Button>
);
