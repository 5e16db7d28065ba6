import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { PageHeading } from '@/shared/ui/page-layout';
import { SafeHtml } from '@/shared/ui/safe-html';
import { gutter, media } from '@/shared/ui/theme';

import type { ProductChoice } from './use-product-choice';
import { AddButton } from './add-button';
import { ColorPicker } from './color-picker';
import { ProductPrice } from './product-price';
import { ShareButton } from './share-button';
import { SizePicker } from './size-picker';

const Column = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  paddingInline: gutter,
  paddingBlockStart: 16,
  [media.desktop]: {
    position: 'sticky',
    insetBlockStart: 'calc(var(--header-height) + 24px)',
    alignSelf: 'start',
    maxInlineSize: 480,
    padding: 0,
  },
});

const Title = styled(PageHeading)({
  fontSize: 'clamp(2rem, 1.5rem + 1.6vw, 2.875rem)',
  lineHeight: 1.08,
  overflowWrap: 'break-word',
});

const Head = styled('div')({ display: 'grid', gap: 12 });

const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 32,
});

const DesktopOnly = styled('div')({ [media.phone]: { display: 'none' } });

export interface BuyingColumnProps {
  product: ProductDetail;
  choice: ProductChoice;
  currency: Currency;
  sizeGuide: ReactNode;
  onViewDetails: () => void;
}

/** Everything beside the pictures: name, price, colour, size, Add to Bag, and the words. */
export const BuyingColumn = ({
  product,
  choice,
  currency,
  sizeGuide,
  onViewDetails,
}: BuyingColumnProps) => (
  <Column>
    <Head>
      <Title>{product.name}</Title>
      <ProductPrice product={product} choice={choice} currency={currency} />
    </Head>
    <ColorPicker colors={product.colors} chosen={choice.color} onChoose={choice.chooseColor} />
    <DesktopOnly>
      <SizePicker
        sizes={product.sizes}
        chosen={choice.size}
        onChoose={choice.chooseSize}
        aside={sizeGuide}
      />
      <AddButton product={product} choice={choice} />
    </DesktopOnly>
    <SafeHtml html={product.description} />
    <Row>
      <Button variant="text" aria-haspopup="dialog" onClick={onViewDetails}>
        View Details
      </Button>
      <ShareButton name={product.name} />
    </Row>
  </Column>
);
