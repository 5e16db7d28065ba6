export { mergeGuestBag, mergeLine } from './model/merge-guest-bag';
export { type MergedLine, mergeMessages } from './model/merge-messages';
