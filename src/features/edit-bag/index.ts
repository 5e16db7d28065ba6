export { useEditBag } from './model/use-edit-bag';
