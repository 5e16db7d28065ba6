import { useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { type ProductDetail, rememberViewed } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { lazyPanel } from '@/shared/ui/lazy-panel';

import { useOfferCurrency } from '../model/use-offer-currency';
import { useProductChoice } from '../buying/use-product-choice';
import type { SheetName } from '../sheets/product-sheets';
import { useReturnToPicture } from '../gallery/use-return-to-picture';
import { ProductContents } from './product-contents';

const GalleryViewer = lazyPanel(
  async () => (await import('../gallery/gallery-viewer')).GalleryViewer,
);
const ProductSheets = lazyPanel(
  async () => (await import('../sheets/product-sheets')).ProductSheets,
);

/** A loaded product. Keyed by the product's id, so that another product starts with a new state. */
export const ProductView = ({ product }: { product: ProductDetail }) => {
  const currency = useAppSelector(selectCurrency);
  const strip = useRef<HTMLUListElement>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  useReturnToPicture(strip, enlarged);
  const [sheets, setSheets] = useState<readonly SheetName[]>([]);
  const choice = useProductChoice(product, sheets.length);
  // Behind a sheet the page follows later; without one at once, since its Add to Bag takes the choice.
  const laterChoice = useDeferredValue(choice);
  useOfferCurrency(product, currency);
  const [sheetsUsed, setSheetsUsed] = useState(false);
  useEffect(() => {
    rememberViewed({ id: product.id, color: choice.color });
  }, [product.id, choice.color]);

  const open = useCallback((name: SheetName) => {
    setSheetsUsed(true);
    setSheets((opened) => [...opened, name]);
  }, []);
  const sizeGuide = useMemo(
    () =>
      (product.sizeGuide !== null || product.measurements.length > 0) && (
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          onClick={() => open('size-guide')}
        >
          {i18n.t('Size Guide')}
        </Button>
      ),
    [product, open],
  );

  return (
    <article>
      <ProductContents
        product={product}
        choice={sheets.length > 0 ? laterChoice : choice}
        strip={strip}
        sizeGuide={sizeGuide}
        onOpen={open}
        onEnlarge={setEnlarged}
      />
      {enlarged !== null && (
        <GalleryViewer
          pictures={choice.pictures}
          index={enlarged}
          onShow={setEnlarged}
          onClose={() => setEnlarged(null)}
          onLoadFailure={() => setEnlarged(null)}
        />
      )}
      {sheetsUsed && (
        <ProductSheets
          product={product}
          choice={choice}
          sizeGuide={sizeGuide}
          open={sheets}
          onClose={(name) => setSheets((opened) => opened.filter((each) => each !== name))}
          onLoadFailure={() => {
            setSheets([]);
            setSheetsUsed(false);
          }}
        />
      )}
    </article>
  );
};
