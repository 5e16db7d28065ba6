export { allInBagText, useAddToBag } from './model/use-add-to-bag';
