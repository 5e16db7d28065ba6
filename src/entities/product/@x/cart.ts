export { getProductsById } from '../api/products-by-id-endpoints';
