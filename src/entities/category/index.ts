export { categoriesFailedMessage, getCategories, useGetCategoriesQuery } from './api/category-api';
export type { CategoryChoice } from './model/resolve-category';
export { resolveCategory } from './model/resolve-category';
