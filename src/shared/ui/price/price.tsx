import { styled } from '@mui/material/styles';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { formatMoney, originalPrice } from '@/shared/lib/money';
import { color, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

interface PriceProps {
  /** The current price, in minor units; null while it is unknown. */
  minor: number | null;
  currency: Currency;
  /** 2 on cards, 0 on the product page (section 9). */
  decimals: 0 | 2;
  /** The discount on the original price, which is shown only if there is one. */
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

/**
 * A price; on sale also the original, struck through, and the discount. `data-price` names its
 * currency: index.html hides the server's prices from shoppers who use another one.
 */
export const Price = ({ minor, currency, decimals, discountPercentage = 0 }: PriceProps) => {
  const now = formatMoney(minor, currency, { decimals });
  if (minor === null) return <Root data-price={currency}>{now}</Root>;
  const original = originalPrice(minor, discountPercentage);
  if (original <= minor) return <Root data-price={currency}>{now}</Root>;

  const percent = Math.round(discountPercentage);
  return (
    <Root data-price={currency}>
      <VisuallyHidden>{i18n.t('Price now')} </VisuallyHidden>
      <Reduced data-part="reduced">{now}</Reduced>
      <VisuallyHidden>{i18n.t('Original price')} </VisuallyHidden>
      <Original>{formatMoney(original, currency, { decimals })}</Original>
      {percent > 0 && <Badge dir="ltr">-{percent}%</Badge>}
    </Root>
  );
};
