export { useGetProductsByIdQuery } from '../api/products-by-id-endpoints';
export { areAllSoldOut, pictureOfColor, sizeOptionFromWire } from '../model/product';
export type { SizeOption } from '../model/product';
