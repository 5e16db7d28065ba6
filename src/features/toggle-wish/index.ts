export { CardWishButton } from './ui/card-wish-button';
export { WishButton } from './ui/wish-button';
