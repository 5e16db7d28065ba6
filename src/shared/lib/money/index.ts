export type { PriceByCurrency } from './money';
export { formatMoney, originalPrice, parseMoney, pricesFromWire, toMinor } from './money';
