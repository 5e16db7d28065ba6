import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { BagError, bagLinesId, refreshBag, useBag } from '@/entities/cart';
import { ShareBag } from '@/features/share-bag';
import { useIsLowWindow, useIsPhone } from '@/shared/lib/browser';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Sheet } from '@/shared/ui/sheet';
import { LoadingStatus } from '@/shared/ui/visually-hidden';

import { BagLines } from './bag-lines';
import { BagNotes } from './bag-notes';
import { CartDrawerFooter } from './cart-drawer-footer';
import { EmptyBag } from './empty-bag';

/**
 * The bag (section 2): its lines and their link, the subtotal and the button to checkout. A customer's bag is
 * refetched whenever it opens.
 */
export const CartDrawer = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'cart';
  const { lines, quantity, loading, error, isLoaded } = useBag();
  /** The ids of the products that the bag held since the page was loaded. */
  const [seenIds, setSeenIds] = useState<readonly number[]>([]);
  const newIds = lines.map(({ productId }) => productId).filter((id) => !seenIds.includes(id));
  if (newIds.length > 0) setSeenIds([...new Set([...seenIds, ...newIds])]);
  // The lines need the space: on a phone the notes beyond section 2 scroll with them, in a low window all.
  const isLow = useIsLowWindow();
  const isPhone = useIsPhone();

  const close = () => {
    dispatch(overlayClosed());
  };

  useEffect(() => {
    if (open) void dispatch(refreshBag());
  }, [open, dispatch]);

  const empty = lines.length === 0;
  const failed = !isLoaded && error !== undefined;
  return (
    <Sheet
      open={open}
      onClose={close}
      onNavigate={close}
      title={quantity > 0 ? i18n.t('Your bag ({count})', { count: quantity }) : i18n.t('Your bag')}
      closeLabel={i18n.t('Close the bag')}
      footer={
        <CartDrawerFooter notes={isLow ? null : <BagNotes withShipping withOthers={!isPhone} />} />
      }
    >
      <Box id={bagLinesId} tabIndex={-1} aria-busy={loading}>
        {!isLoaded && !failed && (
          <Stack spacing={5}>
            <LoadingStatus />
            <Skeleton height="118px" />
            <Skeleton height="118px" />
          </Stack>
        )}
        {failed && <BagError focusFallbackId={bagLinesId} headingLevel="p" />}
        {empty && isLoaded && <EmptyBag excludedIds={seenIds} />}
        {!empty && (
          <>
            <BagLines lines={lines} />
            {(isLow || isPhone) && (
              <Box sx={{ paddingBlockStart: 4 }}>
                <BagNotes withShipping={isLow} withOthers />
              </Box>
            )}
            <ShareBag />
          </>
        )}
      </Box>
    </Sheet>
  );
};
