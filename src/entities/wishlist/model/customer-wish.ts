import type { Wish } from './wish';
import type { WishedProduct } from './wished-product';

/** A customer's wish. */
export interface CustomerWish extends Wish {
  /** The provider's id; absent until it has acknowledged the wish. */
  serverId?: number;
  product?: WishedProduct;
  /** The change waits for a connection (ADR 0028). A removed wish is not shown. */
  offlineChange?: 'added' | 'removed';
}

/** A customer's wishes by their ids. */
export type CustomerWishes = Record<string, CustomerWish>;
