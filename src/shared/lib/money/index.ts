export { toDecimal, toMinor } from '@contract/minor-units';
export type { PriceByCurrency } from './money';
export { formatMoney, originalPrice, pricesFromWire, pricesToWire, readPrices } from './money';
