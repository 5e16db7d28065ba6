import { lazy, Suspense, useState } from 'react';

import { i18n } from '@contract/i18n';
import { Button } from '@/shared/ui/button';

import type { BackInStockProduct } from './back-in-stock-form';

const BackInStockDialog = lazy(async () => ({
  default: (await import('./back-in-stock-dialog')).BackInStockDialog,
}));

interface BackInStockOfferProps {
  product: BackInStockProduct;
  /** Offers this size alone; by default every one that is sold out. */
  sizeId?: number | null;
}

/**
 * 'Tell me when it is back', where a size is sold out; nothing where none is. The form's code is
 * loaded when it is first opened.
 */
export const BackInStockOffer = ({ product, sizeId = null }: BackInStockOfferProps) => {
  const [open, setOpen] = useState(false);
  const [used, setUsed] = useState(0);
  const soldOut = product.sizes.filter(
    ({ id, stock }) => stock === 0 && (sizeId === null || id === sizeId),
  );
  // Stays while its dialog does: it may say that the size is in stock again.
  if (soldOut.length === 0 && !open) return null;
  return (
    <div>
      <Button
        variant="text"
        aria-haspopup="dialog"
        onClick={() => {
          setUsed(used + 1);
          setOpen(true);
        }}
      >
        {i18n.t('Tell me when it is back')}
      </Button>
      <Suspense fallback={null}>
        {used > 0 && (
          <BackInStockDialog
            key={used}
            open={open}
            onClose={() => setOpen(false)}
            product={product}
            soldOut={soldOut}
          />
        )}
      </Suspense>
    </div>
  );
};
