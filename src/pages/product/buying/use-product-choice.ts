import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';

import { type NewBagLine, newLineFor } from '@/entities/cart';
import { isSoldOut, type ProductDetail, type SizeOption } from '@/entities/product';
import { useAfterHydration } from '@/shared/lib/hydration';

import { type UrlChoice, choiceFromSearch, searchWithChoice, sizeParameter } from './url-choice';
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
  const [picked, setPicked] = useState<UrlChoice | null>(null);

  const firstColor = initialColor(product.pictures, product.colors);
  const firstSize = preselectedSize(product.sizes);
  const fromUrl = choiceFromSearch(params, product);
  const { color: wantedColor, size: wantedSize }: UrlChoice =
    picked ?? (isSizeKnown ? fromUrl : { ...fromUrl, size: null });
  const color = wantedColor ?? firstColor;
  // A refetched product may no longer have the size.
  const size = product.sizes.find(({ id }) => id === (wantedSize ?? firstSize)?.id) ?? null;

  const isPicked = picked !== null;
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

  // The page is drawn again only for another choice.
  return useMemo(() => {
    const pictures = picturesInColor(product.pictures, product.colors, color);
    const available = size !== null && !isSoldOut(size);
    return {
      color,
      chooseColor: (name: string) => {
        setPicked({ color: name, size: wantedSize });
      },
      size,
      chooseSize: (option: SizeOption) => {
        setPicked({ color: wantedColor, size: option });
      },
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
  }, [product, color, size, wantedColor, wantedSize, sizeRequests]);
};

export type ProductChoice = ReturnType<typeof useProductChoice>;
