/** What a response shows of the stock: it is outdated when that changes. */
export interface ShownStock {
  /** The products whose sizes it shows. */
  products: readonly number[];
  /** Whether the sizes that a product has in stock decide what it lists or counts. */
  countsSizesOf?: (productId: number) => boolean;
}
