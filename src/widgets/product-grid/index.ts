export { filteredListing } from './model/listing-url';
export { loadListing } from './model/load-listing';
export { type KeepProduct, useProductListing } from './model/use-product-listing';
export { ListingBar } from './ui/listing-bar';
export { ProductResults } from './ui/product-results';
