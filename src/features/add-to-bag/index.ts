export { useAddToBag } from './model/use-add-to-bag';
