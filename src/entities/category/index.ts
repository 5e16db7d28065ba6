export {
  categoriesFailedMessage,
  getCategories,
  useGetCategoriesQuery,
} from './api/category-endpoints';
export type { CategoryChoice } from './model/resolve-category';
export { isSeason, resolveCategory } from './model/resolve-category';
