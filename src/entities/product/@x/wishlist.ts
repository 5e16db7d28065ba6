export { useGetProductsByIdQuery } from '../api/products-by-id-endpoints';
export { soldOutOf, toSizeOption } from '../model/product';
export type { SizeOption } from '../model/product';
