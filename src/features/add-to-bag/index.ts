export type { BagChoice } from './model/use-add-to-bag';
export { useAddToBag } from './model/use-add-to-bag';
