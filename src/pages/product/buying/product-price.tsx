import styled from '@emotion/styled';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { originalPrice } from '@/shared/lib/money';
import { Price } from '@/shared/ui/price';

import type { ProductChoice } from './use-product-choice';

const Root = styled('p')({ fontSize: '1.125rem', lineHeight: 1.4 });

export interface ProductPriceProps {
  product: Pick<ProductDetail, 'discountPercentage'>;
  choice: Pick<ProductChoice, 'prices'>;
  currency: Currency;
}

/** What the chosen size costs, without decimals; on sale with the original and the discount. */
export const ProductPrice = ({ product, choice, currency }: ProductPriceProps) => {
  const minor = choice.prices[currency];
  return (
    <Root>
      <Price
        minor={minor}
        originalMinor={originalPrice(minor, product.discountPercentage)}
        discountPercentage={product.discountPercentage}
        currency={currency}
        decimals={0}
      />
    </Root>
  );
};
