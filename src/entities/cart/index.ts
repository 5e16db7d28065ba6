export type { CustomerBag } from './api/cart-endpoints';
export {
  getCart,
  getRunningBagRequest,
  isBagChange,
  selectCustomerBag,
  updateCustomerBag,
} from './api/cart-endpoints';
export { restoreCustomerBag } from './api/restore-customer-bag';
export { addLines, type RefusedLine } from './model/add-lines';
export { allInBagText } from './model/all-in-bag-text';
export type { BagLine, NewBagLine, ShownLine } from './model/bag-line';
export {
  bagTotal,
  lineId,
  newLineFor,
  quantityBySize,
  shownLine,
  withLineId,
} from './model/bag-line';
export { bagLinesId } from './model/bag-lines-id';
export { createBagStorage } from './model/bag-storage';
export {
  cartCleared,
  cartReducer,
  itemAdded,
  itemRemoved,
  itemsSet,
  lineMoved,
  piecesJoined,
  selectLocalLines,
} from './model/cart-slice';
export { addLine, changeLine, setCustomerLine } from './model/change-line';
export { type BagLineCopy, copyLine } from './model/copy-line';
export { checkGuestLines } from './model/check-guest-lines';
export { selectLineText, selectRefusedText } from './model/line-text';
export { newLineFromCatalogue } from './model/new-line-from-catalogue';
export { clearBag, loadBag, refreshBag } from './model/refresh-bag';
export { selectBag, selectBagLine, selectBagSettled, type ShownBag } from './model/select-bag';
export { shortageText } from './model/shortage-text';
export { readChosen, storedBag } from './model/stored-bag';
export { useBag, type UseBagResult } from './model/use-bag';
export { BagError } from './ui/bag-error';
export { BagLineRow } from './ui/bag-line-row';
export { ShortageNotice } from './ui/shortage-notice';
export { Subtotal } from './ui/subtotal';
