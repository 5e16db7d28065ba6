export { mergeGuestWishlist } from './model/merge-guest-wishlist';
