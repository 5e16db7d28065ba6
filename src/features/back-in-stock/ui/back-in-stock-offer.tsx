import { i18n } from '@contract/i18n';
import { formatList } from '@contract/lists';
import { isSoldOut, type SizeOption } from '@/entities/product';
import { useOpenings } from '@/shared/lib/openings';
import { sizeText } from '@/shared/lib/size-text';
import { Button } from '@/shared/ui/button';
import { lazyPanel } from '@/shared/ui/lazy-panel';

import type { BackInStockProduct } from './back-in-stock-form';

const BackInStockDialog = lazyPanel(
  async () => (await import('./back-in-stock-dialog')).BackInStockDialog,
);

interface BackInStockOfferProps {
  product: BackInStockProduct;
  /** Offers this size alone; by default every one that is sold out. */
  sizeId?: number | null;
  /** Looks like a main button, in the place of one. */
  prominent?: boolean;
}

/** Beside sizes that can be bought, the offer says which it is about. */
const offerText = (sizes: readonly SizeOption[], soldOut: readonly SizeOption[]): string => {
  const [first, ...others] = soldOut;
  if (first === undefined || soldOut.length === sizes.length)
    return i18n.t('Tell me when it is back');
  return others.length === 0
    ? i18n.t('{size}: tell me when it is back', { size: sizeText(first.label) })
    : i18n.t('Sizes {sizes}: tell me when one is back', {
        sizes: formatList(soldOut.map(({ label }) => label)),
      });
};

/**
 * 'Tell me when it is back', where a size is sold out; nothing where none is. The form's code is
 * loaded when it is first opened.
 */
export const BackInStockOffer = ({
  product,
  sizeId = null,
  prominent = false,
}: BackInStockOfferProps) => {
  const [{ open, openings }, setOpen] = useOpenings();
  const soldOut = product.sizes.filter(
    (size) => isSoldOut(size) && (sizeId === null || size.id === sizeId),
  );
  // Stays while its dialog does: it may say that the size is in stock again.
  if (soldOut.length === 0 && !open) return null;
  return (
    <div>
      <Button
        variant={prominent ? 'contained' : 'text'}
        fullWidth={prominent}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {sizeId === null ? offerText(product.sizes, soldOut) : i18n.t('Tell me when it is back')}
      </Button>
      {openings > 0 && (
        <BackInStockDialog
          key={openings}
          open={open}
          onClose={() => setOpen(false)}
          onLoadFailure={() => setOpen(false)}
          product={product}
          soldOut={soldOut}
        />
      )}
    </div>
  );
};
