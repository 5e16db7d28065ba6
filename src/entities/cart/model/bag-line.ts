import type { CartItem } from '@contract/cart';
import type { Currency } from '@contract/money';
import type { SizeOption } from '@/entities/product/@x/cart';
import { currencies } from '@/shared/config';
import { originalPrice, type PriceByCurrency, pricesFromWire } from '@/shared/lib/money';

/** A line of the bag (section 3, client cart item), with its prices as numbers. */
export interface BagLine {
  /** One for every product, size and color: see `lineId`. */
  id: string;
  productId: number;
  productSizeId: number;
  name: string;
  image: string;
  quantity: number;
  size: string;
  color: string;
  discount_percentage: number;
  /**
   * The price of one in every currency, in minor units; null for a stored line of section 3's
   * bare format, until the catalogue answers.
   */
  prices: PriceByCurrency | null;
  /** The provider's id of a customer's line. */
  serverId?: number;
  /** Units left, where the provider says so. */
  stock?: number;
  /** The catalogue no longer has it. */
  unavailable?: boolean;
  /** A change of this customer's line has not been acknowledged yet. */
  pending?: boolean;
  /** The change waits for a connection (ADR 0028); `from` is the provider's quantity, 0 for none. */
  offlineChange?: { from: number };
}

/** The data of a new line. */
export type NewBagLine = Omit<BagLine, 'id'>;

/** Why a line cannot be ordered as it is. */
export type Shortage = 'gone' | 'soldOut' | 'tooMany';

/** A line as it is shown: amounts in minor units of the display currency, null while unknown. */
export interface ShownLine extends BagLine {
  /** Null while it can be ordered, as far as the provider says so. */
  shortage: Shortage | null;
  /** Pieces of its size that the bag could hold beside those of all its lines; null while unknown. */
  left: number | null;
  price: number | null;
  /** One unit before the discount. */
  originalPrice: number | null;
  total: number | null;
}

/** The id of a line: the same product in the same size and color is the same line. */
export const lineId = ({
  productId,
  productSizeId,
  color,
}: Pick<BagLine, 'productId' | 'productSizeId' | 'color'>): string =>
  [productId, productSizeId, color].join(':');

/** A line for the chosen product, size and color. */
export const withLineId = (chosen: NewBagLine): BagLine => ({ ...chosen, id: lineId(chosen) });

/** One of a product in a size, to be put into the bag. */
export const newLineFor = (
  product: { id: number; name: string; discountPercentage: number },
  size: SizeOption,
  chosen: Pick<BagLine, 'image' | 'color'>,
): NewBagLine => ({
  productId: product.id,
  productSizeId: size.id,
  name: product.name,
  quantity: 1,
  size: size.label,
  discount_percentage: product.discountPercentage,
  prices: size.prices,
  stock: size.stock ?? undefined,
  ...chosen,
});

/** The provider's line as the bag holds it. */
export const lineFromWire = (item: CartItem): BagLine =>
  withLineId({
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
    stock: item.product_size.stock,
  });

const shortageOf = ({ stock, unavailable }: BagLine, wanted: number): Shortage | null => {
  if (unavailable === true) return 'gone';
  if (stock === undefined || wanted <= stock) return null;
  return stock === 0 ? 'soldOut' : 'tooMany';
};

/**
 * The line with its amounts in a currency.
 *
 * @param wanted how many pieces of its size the bag has, in all of its lines
 */
export const shownLine = (line: BagLine, currency: Currency, wanted = line.quantity): ShownLine => {
  const price = line.prices?.[currency] ?? null;
  return {
    ...line,
    shortage: shortageOf(line, wanted),
    left: line.stock === undefined ? null : Math.max(0, line.stock - wanted),
    price,
    originalPrice: price === null ? null : originalPrice(price, line.discount_percentage),
    total: price === null ? null : price * line.quantity,
  };
};

/**
 * The sum of price times quantity and nothing else (section 4), in minor units; null while a price
 * is unknown.
 */
export const bagTotal = (lines: readonly BagLine[]): PriceByCurrency | null => {
  const total: PriceByCurrency = { USD: 0, EUR: 0, AED: 0 };
  for (const { prices, quantity } of lines) {
    if (prices === null) return null;
    for (const code of currencies) total[code] += prices[code] * quantity;
  }
  return total;
};

/** How many pieces of each size the lines hold together, by the size's id. */
export const quantityBySize = (
  lines: readonly Pick<BagLine, 'productSizeId' | 'quantity'>[],
): Map<number, number> => {
  const quantities = new Map<number, number>();
  for (const { productSizeId, quantity } of lines)
    quantities.set(productSizeId, (quantities.get(productSizeId) ?? 0) + quantity);
  return quantities;
};

/**
 * The part of each line that cannot be ordered: what is no longer sold, and what exceeds the stock of
 * its size, in all lines together.
 */
export const unavailablePieces = (lines: readonly BagLine[]): BagLine[] => {
  const left = new Map<number, number>();
  return lines.flatMap((line) => {
    const stock = left.get(line.productSizeId) ?? line.stock ?? Infinity;
    const orderable = line.unavailable === true ? 0 : Math.min(line.quantity, stock);
    left.set(line.productSizeId, stock - orderable);
    const quantity = line.quantity - orderable;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
};

/** Both bags as one: the larger quantity of a line that is in both (ADR 0007). */
export const unionOfBags = (first: readonly BagLine[], second: readonly BagLine[]): BagLine[] => {
  const lines = new Map(first.map((line) => [line.id, line]));
  for (const line of second) {
    const known = lines.get(line.id) ?? line;
    lines.set(line.id, { ...known, quantity: Math.max(known.quantity, line.quantity) });
  }
  return [...lines.values()];
};
