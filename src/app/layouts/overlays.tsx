import { useState } from 'react';

import { overlayClosed, type OverlayName, selectOpenOverlay } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { lazyPanel } from '@/shared/ui/lazy-panel';

const overlays = {
  menu: lazyPanel(async () => (await import('@/widgets/navigation-menu')).NavigationMenu),
  cart: lazyPanel(async () => (await import('@/widgets/cart-drawer')).CartDrawer),
  search: lazyPanel(async () => (await import('@/widgets/search-overlay')).SearchOverlay),
};

/**
 * The menu, the bag and the search: their code is loaded when first opened. They stay mounted, so
 * that closing is animated.
 */
export const Overlays = () => {
  const dispatch = useAppDispatch();
  const open = useAppSelector(selectOpenOverlay);
  const [used, setUsed] = useState<readonly OverlayName[]>([]);
  if (open !== null && !used.includes(open)) setUsed([...used, open]);

  return used.map((name) => {
    const Overlay = overlays[name];
    return (
      <Overlay
        key={name}
        onLoadFailure={() => {
          dispatch(overlayClosed());
          setUsed((before) => before.filter((each) => each !== name));
        }}
      />
    );
  });
};
