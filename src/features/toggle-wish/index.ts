export { CardHeart } from './ui/card-heart';
export { WishButton } from './ui/wish-button';
