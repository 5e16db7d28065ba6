import { useState } from 'react';

import type { ProductDetail, SizeOption } from '@/entities/product';
import { useAddToBag } from '@/features/add-to-bag';

import { initialColor, picturesInOrder } from './picture-of-color';
import { isSoldOut, preselectedSize } from './size-choice';

/**
 * What a shopper chose on a product's page. It starts over with another product, since the view
 * that holds it is keyed by the product's id (specification, section 4, Product page).
 */
export const useProductChoice = (product: ProductDetail) => {
  const firstColor = initialColor(product.pictures, product.colors);
  const [color, chooseColor] = useState(firstColor);
  const [size, chooseSize] = useState<SizeOption | null>(() => preselectedSize(product.sizes));
  const { addToBag, busy } = useAddToBag();

  // Until another colour is chosen the house's own order stands, its primary picture first.
  const pictures =
    color === firstColor ? product.pictures : picturesInOrder(product.pictures, color);
  const prices = size?.prices ?? product.prices;
  // A size that was there when the page opened may be gone by a later answer.
  const current = product.sizes.find(({ id }) => id === size?.id);
  const available = current !== undefined && !isSoldOut(current);

  /** Puts the chosen size into the bag; does nothing until there is one. */
  const add = async () => {
    if (current === undefined || !available) return;
    await addToBag({
      product: {
        id: product.id,
        name: product.name,
        image: pictures[0]?.image ?? product.image,
        prices: current.prices,
        discountPercentage: product.discountPercentage,
      },
      size: { id: current.id, label: current.label, stock: current.stock ?? undefined },
      color: color ?? undefined,
    });
  };

  return {
    color,
    chooseColor,
    size: current ?? null,
    chooseSize,
    pictures,
    prices,
    available,
    busy,
    add,
  };
};

export type ProductChoice = ReturnType<typeof useProductChoice>;
