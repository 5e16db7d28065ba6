import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';

import { i18n } from '@contract/i18n';
import { isSoldOut, type SizeOption } from '@/entities/product';
import { isWishSoldOut, sizeOfWish, type Wish, type WishedProduct } from '@/entities/wishlist';
import { BackInStockOffer } from '@/features/back-in-stock';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/select-field';

interface WishActionsProps {
  wish: Wish;
  product: WishedProduct;
  busy: boolean;
  onMove: (size: SizeOption) => Promise<void>;
}

/** The chosen size, or the only one there is. */
const knownSize = (wish: Wish, product: WishedProduct): SizeOption | null => {
  const [only, ...others] = product.sizes;
  return sizeOfWish(wish, product) ?? (others.length === 0 ? (only ?? null) : null);
};

/** 'Move to bag', with a choice of size if none was made; if sold out, the back-in-stock request. */
export const WishActions = ({ wish, product, busy, onMove }: WishActionsProps) => {
  const select = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState('');
  const [missing, setMissing] = useState(false);
  const known = knownSize(wish, product);

  if (isWishSoldOut(wish, product))
    return (
      <BackInStockOffer
        product={{ id: wish.productId, name: product.name, sizes: product.sizes }}
        sizeId={known?.id}
      />
    );
  if (known === null && (wish.sizeId !== null || product.sizes.length === 0)) return null;

  const move = () => {
    const size = known ?? product.sizes.find(({ id }) => String(id) === picked);
    if (size !== undefined) {
      void onMove(size);
      return;
    }
    setMissing(true);
    select.current?.focus();
  };

  return (
    <Stack spacing={2} sx={{ paddingBlockStart: 1 }}>
      {known === null && (
        <SelectField
          ref={select}
          label={i18n.t('Size')}
          aria-label={i18n.t('Size of {name}', { name: product.name })}
          placeholder={i18n.t('Choose')}
          options={product.sizes.map((size) => ({
            value: String(size.id),
            label: isSoldOut(size) ? i18n.t('{size}, sold out', { size: size.label }) : size.label,
            disabled: isSoldOut(size),
          }))}
          value={picked}
          error={missing ? i18n.t('Please choose a size') : undefined}
          onChange={(event) => {
            setPicked(event.target.value);
            setMissing(false);
          }}
        />
      )}
      <Button
        variant="outlined"
        size="small"
        fullWidth
        busy={busy}
        busyLabel={i18n.t('Moving...')}
        aria-label={i18n.t('Move to bag: {name}', { name: product.name })}
        onClick={move}
        sx={{ paddingInline: 2 }}
      >
        {i18n.t('Move to bag')}
      </Button>
    </Stack>
  );
};
