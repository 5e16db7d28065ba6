import type { CustomerWishes } from '../model/customer-wish';
import { wishlistEndpoints } from './wishlist-endpoints';

/** Shows a wishlist that was seen before, where the provider's is not known. */
export const restoreWishlist = (wishes: CustomerWishes) =>
  wishlistEndpoints.util.upsertQueryData('getWishlist', undefined, wishes);

/** The request for the customer's wishlist that is in flight, if one is. */
export const getRunningWishlistRequest = () =>
  wishlistEndpoints.util.getRunningQueryThunk('getWishlist', undefined);
