import type { createBrowserRouter } from 'react-router';

import { loadWishChanges } from '@/entities/wishlist';

import type { ShopStore } from '../redux';
import { startHoldingChanges } from './hold-changes';
import { registerWorker } from './register-worker';

/**
 * Makes the shop work without a connection (ADR 0028). Called once, when the page is quiet or has no
 * connection. It loads the code of the bag and of hearts, which is needed without one too.
 */
export const startOffline = (
  store: ShopStore,
  router: ReturnType<typeof createBrowserRouter>,
): void => {
  startHoldingChanges(store);
  void Promise.allSettled([import('@/widgets/cart-drawer'), loadWishChanges()]).then(() => {
    registerWorker(router);
  });
};
