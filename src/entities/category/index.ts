export {
  categoriesFailedMessage,
  getCategories,
  useGetCategoriesQuery,
} from './api/category-endpoints';
export { type CategoryChoice, isSeason, resolveCategory } from './model/resolve-category';
