export { formatMoney, toDecimal, toMinor } from '@contract/minor-units';
export type { PriceByCurrency } from './money';
export { originalPrice, pricesFromWire, pricesToWire, readPrices } from './money';
