export type { PriceByCurrency, WirePrices } from './money';
export {
  formatMoney,
  originalPrice,
  parseMoney,
  pricesFromWire,
  toDecimal,
  toMinor,
} from './money';
