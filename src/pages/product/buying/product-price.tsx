import Typography from '@mui/material/Typography';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { Price } from '@/shared/ui/price';

import type { ProductChoice } from './use-product-choice';

interface ProductPriceProps {
  product: Pick<ProductDetail, 'discountPercentage'>;
  choice: Pick<ProductChoice, 'prices'>;
  currency: Currency;
}

/** What the chosen size costs, without decimals; on sale with the original and the discount. */
export const ProductPrice = ({
  product: { discountPercentage },
  choice,
  currency,
}: ProductPriceProps) => (
  <Typography variant="bodyLarge">
    <Price
      minor={choice.prices[currency]}
      discountPercentage={discountPercentage}
      currency={currency}
      decimals={0}
    />
  </Typography>
);
