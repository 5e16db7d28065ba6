// Its own module, loaded only when a customer is about to press a heart.
export { toggleWish } from '@/entities/wishlist';
