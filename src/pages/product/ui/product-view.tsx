import Container from '@mui/material/Container';
import { useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { selectCurrency } from '@/entities/currency';
import { type ProductDetail, rememberViewed } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { paths } from '@/shared/routes';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { Button } from '@/shared/ui/button';
import { lazyInView } from '@/shared/ui/lazy-in-view';
import { lazyPanel } from '@/shared/ui/lazy-panel';

import { useOfferCurrency } from '../model/use-offer-currency';
import { useProductChoice } from '../buying/use-product-choice';
import { BuyingColumn } from '../buying/buying-column';
import { PhoneBar } from '../buying/phone-bar';
import type { SheetName } from '../sheets/product-sheets';
import { ProductPictures } from '../gallery/product-pictures';
import { ProductColumns } from './product-columns';

const RelatedProducts = lazyInView(
  async () => (await import('../related/related-products')).RelatedProducts,
);
const GalleryViewer = lazyPanel(
  async () => (await import('../gallery/gallery-viewer')).GalleryViewer,
);
const ProductSheets = lazyPanel(
  async () => (await import('../sheets/product-sheets')).ProductSheets,
);

/** A loaded product. Keyed by the product's id, so that another product starts with a new state. */
export const ProductView = ({ product }: { product: ProductDetail }) => {
  const currency = useAppSelector(selectCurrency);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const [sheets, setSheets] = useState<readonly SheetName[]>([]);
  const choice = useProductChoice(product, sheets.length);
  useOfferCurrency(product, currency);
  const [sheetsUsed, setSheetsUsed] = useState(false);
  useEffect(() => {
    rememberViewed(product.id);
  }, [product.id]);

  const open = (name: SheetName) => {
    setSheetsUsed(true);
    setSheets([...sheets, name]);
  };
  const sizeGuide = product.sizeGuide !== null && (
    <Button variant="text" size="small" aria-haspopup="dialog" onClick={() => open('size-guide')}>
      {i18n.t('Size Guide')}
    </Button>
  );

  return (
    <article>
      <Container sx={{ paddingBlock: { xs: 2, md: '20px 16px' } }}>
        <Breadcrumb
          items={[
            { label: i18n.t('Home'), to: paths.home },
            { label: product.category.name, to: paths.shop({ category: product.category.slug }) },
            { label: product.name },
          ]}
        />
      </Container>
      <ProductColumns
        pictures={
          <ProductPictures
            productId={product.id}
            pictures={choice.pictures}
            enlarged={enlarged}
            onEnlarge={setEnlarged}
          />
        }
      >
        <BuyingColumn
          product={product}
          choice={choice}
          sizeGuide={sizeGuide}
          onViewDetails={() => open('details')}
        />
      </ProductColumns>
      <RelatedProducts product={product} />
      <PhoneBar product={product} choice={choice} onSelectSize={() => open('sizes')} />
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
