import Stack from '@mui/material/Stack';
import { useRef, useState } from 'react';

import type { SizeOption } from '@/entities/product';
import { isWishSoldOut, sizeOfWish, type Wish, type WishedPiece } from '@/entities/wishlist';
import { WaitForStock } from '@/features/wait-for-stock';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/select-field';

interface WishActionsProps {
  wish: Wish;
  piece: WishedPiece;
  busy: boolean;
  onMove: (size: SizeOption) => Promise<void>;
}

/** The chosen size, or the only one there is. */
const knownSize = (wish: Wish, piece: WishedPiece): SizeOption | null => {
  const [only, ...others] = piece.sizes;
  return sizeOfWish(wish, piece) ?? (others.length === 0 ? (only ?? null) : null);
};

/** Move to bag, after a choice of size where none was chosen; where it is sold out, to be told. */
export const WishActions = ({ wish, piece, busy, onMove }: WishActionsProps) => {
  const select = useRef<HTMLSelectElement>(null);
  const [picked, setPicked] = useState('');
  const [missing, setMissing] = useState(false);
  const product = { id: wish.productId, name: piece.name, sizes: piece.sizes };
  const known = knownSize(wish, piece);

  if (isWishSoldOut(wish, piece)) return <WaitForStock product={product} sizeId={known?.id} />;
  if (known === null && (wish.sizeId !== null || piece.sizes.length === 0)) return null;

  const move = () => {
    const size = known ?? piece.sizes.find(({ id }) => String(id) === picked);
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
          label="Size"
          aria-label={`Size of ${piece.name}`}
          placeholder="Choose a size"
          options={piece.sizes.map(({ id, label, stock }) => ({
            value: String(id),
            label: stock === 0 ? `${label}, sold out` : label,
            disabled: stock === 0,
          }))}
          value={picked}
          error={missing ? 'Please choose a size' : undefined}
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
        busyLabel="Moving..."
        aria-label={`Move to bag: ${piece.name}`}
        onClick={move}
        sx={{ paddingInline: 2 }}
      >
        Move to bag
      </Button>
    </Stack>
  );
};
