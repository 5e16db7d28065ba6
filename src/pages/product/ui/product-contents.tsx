import { memo, type ReactNode, type RefObject } from 'react';

import { i18n } from '@contract/i18n';
import type { ProductDetail } from '@/entities/product';
import { paths } from '@/shared/routes';
import { Breadcrumb } from '@/shared/ui/breadcrumb';
import { lazyInView } from '@/shared/ui/lazy-in-view';

import { BuyingColumn } from '../buying/buying-column';
import { PhoneBar } from '../buying/phone-bar';
import type { ProductChoice } from '../buying/use-product-choice';
import { ProductPictures } from '../gallery/product-pictures';
import type { SheetName } from '../sheets/product-sheets';
import { BreadcrumbRow } from './breadcrumb-row';
import { ProductColumns } from './product-columns';

const RelatedProducts = lazyInView(
  async () => (await import('../related/related-products')).RelatedProducts,
);

const ProductBreadcrumb = memo(function ProductBreadcrumb({ product }: { product: ProductDetail }) {
  return (
    <BreadcrumbRow>
      <Breadcrumb
        items={[
          { label: i18n.t('Home'), to: paths.home },
          { label: product.category.name, to: paths.shop({ category: product.category.slug }) },
          { label: product.name },
        ]}
      />
    </BreadcrumbRow>
  );
});

interface ProductContentsProps {
  product: ProductDetail;
  choice: ProductChoice;
  /** The list of the pictures' buttons. */
  strip: RefObject<HTMLUListElement | null>;
  /** The button that opens the size guide. */
  sizeGuide: ReactNode;
  onOpen: (name: SheetName) => void;
  onEnlarge: (index: number) => void;
}

/** What a product's page shows below its panels. Memoized, so that a panel opens without drawing it again. */
export const ProductContents = memo(function ProductContents({
  product,
  choice,
  strip,
  sizeGuide,
  onOpen,
  onEnlarge,
}: ProductContentsProps) {
  return (
    <>
      <ProductBreadcrumb product={product} />
      <ProductColumns
        pictures={
          <ProductPictures
            productId={product.id}
            pictures={choice.pictures}
            strip={strip}
            onEnlarge={onEnlarge}
          />
        }
      >
        <BuyingColumn
          product={product}
          choice={choice}
          sizeGuide={sizeGuide}
          onViewDetails={() => onOpen('details')}
        />
      </ProductColumns>
      {/* Tab comes to the bar after the choices, though it is fixed below all. */}
      <PhoneBar product={product} choice={choice} onSelectSize={() => onOpen('sizes')} />
      <RelatedProducts product={product} />
    </>
  );
});
