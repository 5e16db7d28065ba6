export { mergeGuestBag } from './model/merge-guest-bag';
