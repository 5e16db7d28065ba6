export { mergeGuestBag } from './model/merge-guest-bag';
export { mergeLine } from './model/merge-local-lines';
export { type MergedLine, mergeMessages } from './model/merge-messages';
