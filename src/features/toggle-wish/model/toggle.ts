export { toggleWish } from '@/entities/wishlist';
