import Typography from '@mui/material/Typography';

import { selectCurrency } from '@/entities/currency';
import type { ProductDetail } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { Price } from '@/shared/ui/price';

import type { ProductChoice } from './use-product-choice';

interface ProductPriceProps {
  product: Pick<ProductDetail, 'discountPercentage'>;
  choice: Pick<ProductChoice, 'prices'>;
}

/** What the chosen size costs, without decimals; on sale with the original and the discount. */
export const ProductPrice = ({ product, choice }: ProductPriceProps) => {
  const currency = useAppSelector(selectCurrency);
  return (
    <Typography variant="bodyLarge">
      <Price
        minor={choice.prices?.[currency] ?? null}
        discountPercentage={product.discountPercentage}
        currency={currency}
        decimals={0}
      />
    </Typography>
  );
};
