import { lazy, Suspense, useState } from 'react';

import { type OverlayName, selectOpenOverlay } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';

const overlays = {
  menu: lazy(async () => ({ default: (await import('@/widgets/navigation-menu')).NavigationMenu })),
  cart: lazy(async () => ({ default: (await import('@/widgets/cart-drawer')).CartDrawer })),
  search: lazy(async () => ({ default: (await import('@/widgets/search-overlay')).SearchOverlay })),
};

/**
 * The menu, the bag and the search: their code is loaded when first opened. They stay mounted, so
 * that closing is animated.
 */
export const Overlays = () => {
  const open = useAppSelector(selectOpenOverlay);
  const [used, setUsed] = useState<readonly OverlayName[]>([]);
  if (open !== null && !used.includes(open)) setUsed([...used, open]);

  return used.map((name) => {
    const Overlay = overlays[name];
    return (
      <Suspense key={name} fallback={null}>
        <Overlay />
      </Suspense>
    );
  });
};
