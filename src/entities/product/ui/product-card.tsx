import styled from '@emotion/styled';
import { Link } from 'react-router';

import type { Currency } from '@contract/money';
import { originalPrice } from '@/shared/lib/money';
import { paths } from '@/shared/routes';
import { Picture } from '@/shared/ui/picture';
import { Price } from '@/shared/ui/price';
import { color, media, motion } from '@/shared/ui/theme';

import { useProductPrefetch } from '../api/product-api';
import type { ProductSummary } from '../model/product';

const CardLink = styled(Link)({
  display: 'block',
  color: 'inherit',
  textDecoration: 'none',
  [media.hover]: {
    '&:hover [data-part="name"]': {
      textDecoration: 'underline',
      textDecorationThickness: 1,
      textUnderlineOffset: 4,
    },
  },
});

const Frame = styled('div')({
  position: 'relative',
  overflow: 'hidden',
});

const SecondView = styled('div')({
  position: 'absolute',
  inset: 0,
  display: 'none',
  opacity: 0,
  transition: `opacity 400ms ${motion.easing}`,
  [media.hover]: { display: 'block' },
  'a:hover &, a:focus-visible &': { opacity: 1 },
});

const Words = styled('div')({
  paddingBlockStart: 12,
  display: 'grid',
  gap: 4,
  fontSize: '0.9375rem',
  lineHeight: 1.35,
});

const Name = styled('h2')({
  fontSize: 'inherit',
  fontWeight: 400,
  lineHeight: 'inherit',
  overflowWrap: 'break-word',
});

const SoldOut = styled('p')({ fontSize: '0.8125rem', lineHeight: 1.4, color: color.ash });

export interface ProductCardProps {
  product: ProductSummary;
  currency: Currency;
  /** The width of the picture's slot, as the `sizes` of an image. */
  sizes: string;
  /** The picture is in the first view: it is loaded at once. */
  priority?: boolean;
  /** The heading that the name is, below the heading of the list. */
  heading?: 'h2' | 'h3';
}

/** A product in a list: the whole card is one link; pointing at it fetches the product ahead. */
export const ProductCard = ({
  product,
  currency,
  sizes,
  priority = false,
  heading = 'h2',
}: ProductCardProps) => {
  const prefetch = useProductPrefetch('getProduct', { ifOlderThan: 60 });
  const minor = product.prices[currency];
  const prefetchProduct = () => {
    prefetch(String(product.id));
  };
  return (
    <CardLink
      to={paths.product(product.id)}
      onPointerEnter={prefetchProduct}
      onFocus={prefetchProduct}
    >
      <Frame>
        <Picture src={product.image} alt="" sizes={sizes} priority={priority} ratio="3 / 4" />
        {product.secondImage !== null && (
          <SecondView>
            <Picture src={product.secondImage} alt="" sizes={sizes} ratio="3 / 4" />
          </SecondView>
        )}
      </Frame>
      <Words>
        <Name as={heading} data-part="name">
          {product.name}
        </Name>
        <Price
          minor={minor}
          originalMinor={originalPrice(minor, product.discountPercentage)}
          currency={currency}
          discountPercentage={product.discountPercentage}
          decimals={2}
        />
        {product.soldOut && <SoldOut>Sold out</SoldOut>}
      </Words>
    </CardLink>
  );
};
