import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { type BagLine, useBag } from '@/entities/cart';
import { addToOwnBag, replaceBag } from '@/features/share-bag';
import { useFocusFallback } from '@/shared/lib/focus';
import { useIsShown } from '@/shared/lib/timing';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch } from '@/shared/redux';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

const mainButtonId = 'fill-bag';

interface ReplaceButtonProps {
  busy: boolean;
  disabled: boolean;
  onClick: () => void;
}

/** When the bag holds nothing else any more it goes, and the main button has the focus. */
const ReplaceButton = (props: ReplaceButtonProps) => (
  <div ref={useFocusFallback<HTMLDivElement>(mainButtonId)}>
    <Button fullWidth variant="outlined" busyLabel={i18n.t('Replacing...')} {...props}>
      {i18n.t('Replace my bag')}
    </Button>
  </div>
);

interface FillBagButtonsProps {
  /** What of the link can be bought. */
  lines: readonly BagLine[];
  /** How many of these pieces the visitor's bag does not hold. */
  missing: number;
}

/**
 * Adds the pieces to the visitor's bag, or replaces it by them. Once it holds them all, the button that
 * added them opens it.
 */
export const FillBagButtons = ({ lines, missing }: FillBagButtonsProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const own = useBag();
  const [busy, setBusy] = useState<'add' | 'replace' | null>(null);
  const [added, setAdded] = useState(0);
  const isShown = useIsShown();
  const isInBag = missing === 0;
  const isWholeBag =
    isInBag && own.quantity === lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const openBag = () => {
    dispatch(overlayOpened('cart'));
  };
  const fillBag = async (how: 'add' | 'replace') => {
    setBusy(how);
    setAdded(0);
    const filled = await dispatch(how === 'add' ? addToOwnBag(lines) : replaceBag(lines));
    setBusy(null);
    if (!filled) return;
    if (how === 'add') setAdded(missing);
    if (isShown()) openBag();
    if (how === 'add') toast.success(i18n.t('Cart updated'));
  };

  return (
    <Stack spacing={3}>
      {isInBag && added > 0 && (
        <Typography>
          {i18n.t(
            '{count, plural, one {1 piece was added to your bag.} other {# pieces were added to your bag.}}',
            { count: added },
          )}
        </Typography>
      )}
      <Button
        id={mainButtonId}
        fullWidth
        busy={busy === 'add'}
        busyLabel={i18n.t('Adding...')}
        disabled={busy !== null || (own.loading && !isInBag)}
        onClick={() => {
          if (isInBag) openBag();
          else void fillBag('add');
        }}
      >
        {isInBag ? i18n.t('Open your bag') : i18n.t('Add to my bag')}
      </Button>
      {own.quantity > 0 && (busy === 'replace' || !isWholeBag) && (
        <ReplaceButton
          busy={busy === 'replace'}
          disabled={own.loading || busy !== null}
          onClick={() => void fillBag('replace')}
        />
      )}
    </Stack>
  );
};
