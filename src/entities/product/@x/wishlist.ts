export { useGetProductsByIdQuery } from '../api/products-by-id-endpoints';
export { pictureOfColor, sizeOptionFromWire } from '../model/product';
export type { SizeOption } from '../model/product';
export { areAllSoldOut, isSoldOut } from '../model/stock';
