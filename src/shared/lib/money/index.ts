export type { PriceByCurrency } from './money';
export { formatMoney, originalPrice, pricesFromWire, toMinor } from './money';
