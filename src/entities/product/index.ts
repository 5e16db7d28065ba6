export { loadProductPages } from './api/load-product-pages';
export {
  getProduct,
  listProductPages,
  listProducts,
  productsFailedMessage,
  useGetProductQuery,
  useListProductPagesInfiniteQuery,
  useListProductsQuery,
} from './api/product-endpoints';
export { readProductsById, useGetProductsByIdQuery } from './api/products-by-id-endpoints';
export { useNewProducts } from './api/use-new-products';
export { usePrefetchProduct } from './api/use-prefetch-product';
export { useViewedProducts } from './api/use-viewed-products';
export type {
  ProductDetail,
  ProductPicture,
  ProductSummary,
  SiblingProduct,
  SizeOption,
} from './model/product';
export type { ProductListing, ProductListPage, ValueFilters } from './model/product-listing';
export {
  lastPageOf,
  listingWithCurrency,
  pageFromSearch,
  setValueFilters,
  valueFilters,
} from './model/product-listing';
export { colorsOf, pictureOfColor, showsColor, summaryInColors } from './model/product';
export { productItemList } from './model/product-item-list';
export { isSoldOut, lowStockText } from './model/stock';
export {
  openedCardFile,
  openedProductFile,
  pictureTransitionName,
} from './model/picture-transition';
export { sortByPrice } from './model/sort-by-price';
export { rememberViewed, viewedBefore } from './model/viewed-products';
export { ProductRow } from './ui/product-row';
export { ShortName } from './ui/short-name';
export { SizeSquares } from './ui/size-squares';
export { cardWidth } from './ui/card-width';
export { ProductCard } from './ui/product-card';
