import { lazy, Suspense, useState } from 'react';

import type { OverlayName } from '@/shared/overlay';
import { selectOpenOverlay } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';

const NavigationMenu = lazy(async () => ({
  default: (await import('@/widgets/navigation-menu')).NavigationMenu,
}));
const CartDrawer = lazy(async () => ({
  default: (await import('@/widgets/cart-drawer')).CartDrawer,
}));
const SearchOverlay = lazy(async () => ({
  default: (await import('@/widgets/search-overlay')).SearchOverlay,
}));

const overlays: Record<OverlayName, typeof NavigationMenu> = {
  menu: NavigationMenu,
  cart: CartDrawer,
  search: SearchOverlay,
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
