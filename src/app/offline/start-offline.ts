import type { DataRouter } from 'react-router';

import { loadWishChanges } from '@/entities/wishlist';

import type { ShopStore } from '../redux';
import { startOfflineSync } from './offline-sync';
import { registerWorker } from './register-worker';

/**
 * Makes the shop work without a connection (ADR 0028). Called once, when the page is idle or has no
 * connection. It loads the code of the shell and of hearts, which is needed without one too.
 */
export const startOffline = (store: ShopStore, router: DataRouter): void => {
  startOfflineSync(store);
  const shell = [
    import('@/widgets/cart-drawer'),
    import('@/widgets/footer'),
    import('@/widgets/navigation-menu'),
    import('@/widgets/search-overlay'),
    loadWishChanges(),
  ];
  void Promise.allSettled(shell).then(() => {
    registerWorker(router);
  });
};
