export { readBagFragment } from './model/bag-link';
export { addToOwnBag, replaceBag } from './model/fill-bag';
export { linkedBag, type LinkedEntry } from './model/linked-bag';
export { ShareBag } from './ui/share-bag';
