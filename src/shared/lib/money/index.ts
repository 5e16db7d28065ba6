export type { PriceByCurrency } from './money';
export { formatMoney, originalPrice, pricesFromWire, readPrices, toMinor } from './money';
