import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';

import { i18n } from '@contract/i18n';
import { refreshBag, selectBag } from '@/entities/cart';
import { useIsLowWindow, useIsPhone } from '@/shared/lib/browser';
import { overlayClosed, selectOpenOverlay } from '@/shared/overlay';
import { type AppState, useAppDispatch, useAppSelector } from '@/shared/redux';
import { Sheet } from '@/shared/ui/sheet';

import { BagContents } from './bag-contents';
import { BagNotes } from './bag-notes';
import { BagTitle } from './bag-title';
import { CartDrawerFooter } from './cart-drawer-footer';

const selectProductIds = (state: AppState): number[] =>
  selectBag(state).lines.map(({ productId }) => productId);

/** The ids of the products that the bag held since the page was loaded. */
const useSeenIds = (): readonly number[] => {
  const ids = useAppSelector(selectProductIds, shallowEqual);
  const [seenIds, setSeenIds] = useState<readonly number[]>([]);
  const newIds = ids.filter((id) => !seenIds.includes(id));
  if (newIds.length > 0) setSeenIds([...new Set([...seenIds, ...newIds])]);
  return seenIds;
};

/**
 * The bag (section 2): its lines and their link, the subtotal and the button to checkout. A customer's bag is
 * refetched whenever it opens. It takes nothing from the bag itself that a new quantity changes, so that the
 * frame that answers a tap on plus draws no more than the line and its sums.
 */
export const CartDrawer = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay) === 'cart';
  const seenIds = useSeenIds();
  // The lines need the space: on a phone the notes beyond section 2 scroll with them, in a low window all.
  const isLow = useIsLowWindow();
  const isPhone = useIsPhone();

  const close = () => {
    dispatch(overlayClosed());
  };

  useEffect(() => {
    if (open) void dispatch(refreshBag());
  }, [open, dispatch]);

  return (
    <Sheet
      open={open}
      onClose={close}
      onNavigate={close}
      title={<BagTitle />}
      closeLabel={i18n.t('Close the bag')}
      footer={
        <CartDrawerFooter notes={isLow ? null : <BagNotes withShipping withOthers={!isPhone} />} />
      }
    >
      <BagContents
        seenIds={seenIds}
        notes={(isLow || isPhone) && <BagNotes withShipping={isLow} withOthers />}
      />
    </Sheet>
  );
};
