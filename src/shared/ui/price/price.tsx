import { styled } from '@mui/material/styles';

import type { Currency } from '@contract/money';
import { formatMoney } from '@/shared/lib/money';
import { color, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

interface PriceProps {
  /** The current price, in minor units; null while it is unknown. */
  minor: number | null;
  /** The price before the discount, in minor units; shown only when it is higher. */
  originalMinor?: number | null;
  currency: Currency;
  /** Follows the place (section 9): 2 on cards, 0 on the product page. */
  decimals: 0 | 2;
  /** The provider's discount; otherwise computed from the two prices. */
  discountPercentage?: number;
}

const Root = styled('span')({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
});

const Original = styled('s')({ color: color.ash, textDecorationThickness: 1 });
const Reduced = styled('span')({ color: color.clay });
const Badge = styled('span')({ color: color.clay, fontSize: '0.8125em', letterSpacing: '0.04em' });

/** A price; on sale also the original, struck through, and the discount. */
export const Price = ({
  minor,
  originalMinor,
  currency,
  decimals,
  discountPercentage,
}: PriceProps) => {
  const now = formatMoney(minor, currency, { decimals });
  if (minor === null || originalMinor == null || originalMinor <= minor) return <Root>{now}</Root>;

  const percent = Math.round(discountPercentage ?? (1 - minor / originalMinor) * 100);
  return (
    <Root>
      <VisuallyHidden>Price now </VisuallyHidden>
      <Reduced>{now}</Reduced>
      <VisuallyHidden>Original price </VisuallyHidden>
      <Original>{formatMoney(originalMinor, currency, { decimals })}</Original>
      {percent > 0 && <Badge dir="ltr">-{percent}%</Badge>}
    </Root>
  );
};
