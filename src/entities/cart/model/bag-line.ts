import type { CartItem } from '@contract/cart';
import type { Currency } from '@contract/money';
import {
  formatMoney,
  originalPrice,
  parseMoney,
  type PriceByCurrency,
  pricesFromWire,
} from '@/shared/lib/money';

/** The most pieces of one line that the provider takes. */
export const mostPieces = 99;

/** A line of the bag (specification, section 3, client cart item). */
export interface BagLine {
  /** One for every product, size and colour: see `lineId`. */
  id: string;
  productId: number;
  productSizeId: number;
  name: string;
  image: string;
  /** What one piece costs, with the currency's symbol: "AED 1,234.50". */
  price: string;
  /** The price before the discount, likewise. */
  originalPrice: string;
  quantity: number;
  size: string;
  color: string;
  discount_percentage: number;
  /** Beyond the specification: every currency's price, minor units, so that a change re-prices at once. */
  prices: PriceByCurrency | null;
  /** The provider's id of a customer's line. */
  serverId?: number;
  /** Pieces left, where the provider says so. */
  stock?: number;
  /** The catalogue no longer has it. */
  unavailable?: boolean;
}

/** What a new line is made of; its price strings follow from the currency. */
export type NewBagLine = Omit<BagLine, 'id' | 'price' | 'originalPrice' | 'prices'> & {
  prices: PriceByCurrency;
};

/** The id of a line: the same product in the same size and colour is the same line. */
export const lineId = ({
  productId,
  productSizeId,
  color,
}: Pick<BagLine, 'productId' | 'productSizeId' | 'color'>): string =>
  [productId, productSizeId, color].join(':');

/** The line with its price strings in a currency; a line whose prices are unknown stays as it is. */
export const pricedLine = <T extends BagLine>(line: T, currency: Currency): T => {
  if (line.prices === null) return line;
  const minor = line.prices[currency];
  const shown = (amount: number) => formatMoney(amount, currency, { decimals: 2 });
  return {
    ...line,
    price: shown(minor),
    originalPrice: shown(originalPrice(minor, line.discount_percentage)),
  };
};

/** A line from what was chosen, priced in a currency. */
export const newLine = (chosen: NewBagLine, currency: Currency): BagLine =>
  pricedLine({ ...chosen, id: lineId(chosen), price: '', originalPrice: '' }, currency);

/** The provider's line as the bag holds it. */
export const lineFromWire = (item: CartItem, currency: Currency): BagLine =>
  newLine(
    {
      productId: item.product.id,
      productSizeId: item.product_size.id,
      name: item.product.name,
      image: item.product.primary_image,
      quantity: item.quantity,
      size: item.product_size.size,
      color: item.color ?? '',
      discount_percentage: item.product.discount_percentage,
      prices: pricesFromWire(item.product),
      serverId: item.id,
      ...(item.product_size.stock === undefined ? {} : { stock: item.product_size.stock }),
    },
    currency,
  );

/** Price times quantity, in minor units of the currency that the line's price is shown in. */
export const lineTotalMinor = (line: Pick<BagLine, 'price' | 'quantity'>): number =>
  parseMoney(line.price) * line.quantity;

/**
 * The bag's total: the sum of price times quantity and nothing else (specification, section 4),
 * summed in minor units, in major units as the state holds it.
 */
export const bagTotal = (lines: readonly BagLine[]): number =>
  lines.reduce((sum, line) => sum + lineTotalMinor(line), 0) / 100;
