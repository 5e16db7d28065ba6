export { getRunningWishlistRequest, restoreWishlist } from './api/restore-wishlist';
export { addWish, removeWish } from './api/wish-endpoints';
export {
  getWishlist,
  selectCustomerWishes,
  updateWishlist,
  useWishlistSubscription,
} from './api/wishlist-endpoints';
export { dropWish, restoreWish } from './model/change-wish';
export type { CustomerWish, CustomerWishes } from './model/customer-wish';
export { selectIsWished, selectWishes } from './model/select-wishes';
export { loadWishChanges, toggleWish } from './model/toggle-wish';
export { useWishlist, type WishlistEntry } from './model/use-wishlist';
export { selectWishlistAvailable, useWishlistAvailable } from './model/use-wishlist-available';
export type { Wish, WishChoice } from './model/wish';
export type { WishedProduct } from './model/wished-product';
export {
  isWishSoldOut,
  priceDropOf,
  priceOfWish,
  sizeOfWish,
  stockOfWish,
} from './model/wished-product';
export {
  isWishlistRehydrated,
  selectLocalWishes,
  wishesSet,
  wishlistReducer,
  wishRemoved,
} from './model/wishlist-slice';
export { createWishlistStorage, readWish } from './model/wishlist-storage';
