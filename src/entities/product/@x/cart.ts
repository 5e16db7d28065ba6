export { readProductsById } from '../api/products-by-id-endpoints';
export type { SizeOption } from '../model/product';
