import { cartQueries, type CustomerBag } from './cart-endpoints';

/** Shows a bag that was seen before, where the provider's is not known. */
export const restoreCustomerBag = (bag: CustomerBag) =>
  cartQueries.util.upsertQueryData('getCart', undefined, bag);
