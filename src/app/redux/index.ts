export { startBagSync } from './bag-sync';
export { makeStore, type ShopStore } from './make-store';
export { startCurrencyAttributeSync } from './currency-attribute';
export { startGuestCurrencySync } from './guest-currency-sync';
export type { RootState } from './root-reducer';
export { startPersistingBag } from './persisted-bag';
export { startSessionSync } from './session-sync';
export { startWishlistSyncWhenNeeded } from './wishlist-sync-when-needed';
