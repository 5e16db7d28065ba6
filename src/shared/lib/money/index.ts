export type { PriceByCurrency } from './money';
export {
  formatMoney,
  originalPrice,
  pricesFromWire,
  pricesToWire,
  readPrices,
  toMinor,
} from './money';
