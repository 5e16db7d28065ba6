/** The stock that a response shows. When it changes, the response is outdated. */
export interface ShownStock {
  /** The products whose sizes it shows. */
  products: readonly number[];
  /** Whether the sizes that a product has in stock decide what it lists or counts. */
  countsSizesOf?: (productId: number) => boolean;
}
