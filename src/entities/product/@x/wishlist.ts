export { useGetProductsByIdQuery } from '../api/products-by-id-endpoints';
export { pictureOfColor, soldOutOf, toSizeOption } from '../model/product';
export type { SizeOption } from '../model/product';
