import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { type NewBagLine, newLineFor } from '@/entities/cart';
import { isSoldOut, type ProductDetail, type SizeOption } from '@/entities/product';
import { useAfterHydration } from '@/shared/lib/hydration';

import { choiceFromSearch, searchWithChoice, sizeParameter } from './url-choice';
import { initialColor, picturesInColor } from './pictures-in-color';
import { preselectedSize } from '../model/size-choice';

/**
 * The color and size chosen on a product's page: at first those in the URL, which then follows
 * the choice. It resets with another product, because its component is keyed by the product's id
 * (section 4, Product page). `sheetCount` counts the open sheets.
 */
export const useProductChoice = (product: ProductDetail, sheetCount: number) => {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  // The server renders the color that is asked for, but no size: stock changes more often.
  const isSizeKnown = useAfterHydration(params.get(sizeParameter)) !== null;
  const [pickedColor, chooseColor] = useState<string | null>(null);
  const [pickedSize, chooseSize] = useState<SizeOption | null>(null);

  const firstColor = initialColor(product.pictures, product.colors);
  const firstSize = preselectedSize(product.sizes);
  const fromUrl = choiceFromSearch(params, product);
  const wantedSize = pickedSize ?? (isSizeKnown ? fromUrl.size : null) ?? firstSize;
  const color = pickedColor ?? fromUrl.color ?? firstColor;
  // A refetched product may no longer have the size.
  const size = product.sizes.find(({ id }) => id === wantedSize?.id) ?? null;

  const isPicked = pickedColor !== null || pickedSize !== null;
  const colorInUrl = color === firstColor ? null : color;
  const sizeInUrl = size === null || size.id === firstSize?.id ? null : size.label;
  // Without a navigation or a history entry: on a phone, Back still closes the open sheet. Closing one
  // returns to the page's own history entry, whose URL must then be written as well.
  useEffect(() => {
    if (!isPicked) return;
    const { location, history } = window;
    const inUrl = { color: colorInUrl, size: sizeInUrl };
    const next = searchWithChoice(new URLSearchParams(location.search), inUrl);
    if (next === location.search) return;
    history.replaceState(history.state, '', `${location.pathname}${next}${location.hash}`);
  }, [isPicked, colorInUrl, sizeInUrl, sheetCount]);

  const [sizeRequests, setSizeRequests] = useState(0);

  // What shows no size is not drawn again for another one.
  const pictures = useMemo(
    () => picturesInColor(product.pictures, product.colors, color),
    [product, color],
  );

  // The page is drawn again only for another choice.
  return useMemo(() => {
    const available = size !== null && !isSoldOut(size);
    return {
      color,
      /** Stays the same function. */
      chooseColor,
      size,
      chooseSize,
      pictures,
      prices: size?.prices ?? product.prices,
      available,
      /** How often Add to Bag was pressed without a size, counted by `askForSize`. */
      sizeRequests,
      askForSize: () => {
        setSizeRequests(sizeRequests + 1);
      },
      /** What Add to Bag adds; null while no size in stock is chosen. */
      lineToAdd: (): NewBagLine | null => {
        if (size === null || !available) return null;
        const image = pictures[0]?.image ?? product.image;
        return newLineFor(product, size, { color: color ?? '', image });
      },
    };
  }, [product, color, size, pictures, sizeRequests]);
};

export type ProductChoice = ReturnType<typeof useProductChoice>;
