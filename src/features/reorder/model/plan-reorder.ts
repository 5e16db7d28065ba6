import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { OrderProduct } from '@contract/order';
import type { Product, ProductSize } from '@contract/product';
import {
  type BagLine,
  lineId,
  type NewBagLine,
  newLineFromCatalogue,
  quantityBySize,
} from '@/entities/cart';
import { colorsOf, isSoldOut } from '@/entities/product';
import { maxQuantity } from '@/shared/config';
import { isOneSize } from '@/shared/lib/size-text';

/** An item that cannot be reordered, or not in full, and why. */
export interface NotReordered {
  name: string;
  why: string;
}

export interface ReorderPlan {
  /** The items to add, with their quantities. */
  lines: NewBagLine[];
  notAdded: NotReordered[];
}

/** A reason, with the size where the product comes in several. */
const reason = (label: string, general: () => string, ofSize: (size: string) => string): string =>
  label === '' || isOneSize(label) ? general() : ofSize(label);

const idOf = (bought: OrderProduct): string =>
  lineId({
    productId: bought.product.id,
    productSizeId: bought.product_size.id,
    color: bought.color ?? '',
  });

/** An order may have the same item twice: the bag has one line for both. */
const combined = (bought: readonly OrderProduct[]): OrderProduct[] => {
  const lines = new Map<string, OrderProduct>();
  for (const line of bought) {
    const known = lines.get(idOf(line));
    lines.set(idOf(line), { ...line, quantity: line.quantity + (known?.quantity ?? 0) });
  }
  return [...lines.values()];
};

/** The item as it is sold now, or why it is not. */
const findCurrent = (
  bought: OrderProduct,
  product: Product | null | undefined,
  label: (color: string) => string,
): { product: Product; size: ProductSize } | string => {
  if (product === null || product === undefined) return i18n.t('no longer sold');
  const { id, size: boughtSize } = bought.product_size;
  const size =
    product.sizes.find((one) => one.id === id) ??
    product.sizes.find((one) => one.size === boughtSize);
  if (size === undefined) {
    return reason(
      boughtSize,
      () => i18n.t('no longer made'),
      (size) => i18n.t('no longer made in size {size}', { size }),
    );
  }
  const color = bought.color ?? '';
  if (color !== '' && !colorsOf(product).includes(color))
    return i18n.t('no longer made in {color}', { color: label(color) });
  if (!isSoldOut(size)) return { product, size };
  return reason(
    size.size,
    () => i18n.t('sold out'),
    (size) => i18n.t('sold out in size {size}', { size }),
  );
};

/** Why only `added` of the `wanted` pieces are added. */
const shortReason = (label: string, added: number, wanted: number): string =>
  added === 0
    ? reason(
        label,
        () => i18n.t('all remaining pieces are already in your bag'),
        (size) => i18n.t('all remaining pieces in size {size} are already in your bag', { size }),
      )
    : reason(
        label,
        () => i18n.t('only {added} of {wanted} could be added', { added, wanted }),
        (size) =>
          i18n.t('only {added} of {wanted} could be added in size {size}', { added, wanted, size }),
      );

/**
 * Plans a reorder: items still sold in that size and color, limited to the stock minus the quantity
 * already in the bag. The rest is listed with the reason, which names a color by its `label`.
 */
export const planReorder = (
  bought: readonly OrderProduct[],
  products: Readonly<Record<number, Product | null>>,
  bag: readonly Pick<BagLine, 'id' | 'productSizeId' | 'quantity'>[],
  label = (color: string) => color,
): ReorderPlan => {
  const plan: ReorderPlan = { lines: [], notAdded: [] };
  const taken = quantityBySize(bag);

  for (const line of combined(bought)) {
    const found = findCurrent(line, products[line.product.id], label);
    if (typeof found === 'string') {
      plan.notAdded.push({ name: line.product.name, why: found });
      continue;
    }
    const { product, size } = found;
    const color = line.color ?? '';
    const id = lineId({ productId: product.id, productSizeId: size.id, color });
    const inBag = bag.find((one) => one.id === id)?.quantity ?? 0;
    const takenOfSize = taken.get(size.id) ?? 0;
    const left = (size.stock ?? Infinity) - takenOfSize;
    const quantity = Math.max(0, Math.min(line.quantity, left, maxQuantity - inBag));
    if (quantity < line.quantity) {
      plan.notAdded.push({
        name: product.name,
        why: shortReason(size.size, quantity, line.quantity),
      });
    }
    if (quantity === 0) continue;
    taken.set(size.id, takenOfSize + quantity);
    const chosen = { image: line.product.primary_image, color };
    plan.lines.push({ ...newLineFromCatalogue(product, size, chosen), quantity });
  }
  return plan;
};

/**
 * The items that could not be added, as one message: "Not added: Camellia Coat (sold out in size
 * S)."
 */
export const notAddedText = (notAdded: readonly NotReordered[]): string =>
  notAdded.length === 0
    ? ''
    : i18n.t('Not added: {items}.', {
        items: commaList(notAdded.map(({ name, why }) => `${name} (${why})`)),
      });
