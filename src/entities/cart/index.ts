export { getLineProducts, setCartItem } from './api/bag-endpoints';
export type { BagLine } from './model/bag-line';
export { bagTotal, lineId, lineTotalMinor, mostPieces, newLine } from './model/bag-line';
export { readStoredLines } from './model/bag-storage-schema';
export type { CartState } from './model/cart-slice';
export {
  bagChangedElsewhere,
  bagReceived,
  bagRestored,
  cartCleared,
  cartReducer,
  itemAdded,
  itemRemoved,
  lineMerged,
  quantityUpdated,
  selectBagCurrency,
  selectBagItems,
  selectBagLine,
  selectBagOwner,
  selectBagQuantity,
  selectBagSettled,
  selectBagTotalMinor,
  selectChangesTaken,
  selectUnmergedLines,
} from './model/cart-slice';
export { checkGuestLines } from './model/check-guest-lines';
export { refreshBag } from './model/refresh-bag';
export { addCustomerLine, wantLineQuantity } from './model/want-line-quantity';
export { CartLineRow } from './ui/cart-line-row';
