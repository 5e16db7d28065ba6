import styled from '@emotion/styled';

import type { Currency } from '@contract/money';
import { formatMoney } from '@/shared/lib/money';
import { color, labelText, space } from '@/shared/ui/theme';

interface SummaryAmountsProps {
  /** Minor units, as all amounts. */
  subtotal: number;
  shipping: number;
  currency: Currency;
  /** 0 at checkout, 2 on order pages (specification, section 9). */
  decimals: 0 | 2;
}

const List = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  rowGap: space(2),
  paddingBlockStart: space(5),
  fontVariantNumeric: 'tabular-nums lining-nums',
  '& dd': { textAlign: 'end' },
  '& dt': { color: color.ash },
  '& [data-total]': {
    paddingBlockStart: space(4),
    marginBlockStart: space(2),
    borderBlockStart: `1px solid ${color.line}`,
    color: color.ink,
    fontSize: '1.125rem',
  },
  '& dt[data-total]': { ...labelText, fontSize: '0.8125rem', alignContent: 'center' },
});

/** Subtotal, shipping and their sum. */
export const SummaryAmounts = ({ subtotal, shipping, currency, decimals }: SummaryAmountsProps) => {
  const shown = (minor: number) => formatMoney(minor, currency, { decimals });
  return (
    <List>
      <dt>Subtotal</dt>
      <dd>{shown(subtotal)}</dd>
      <dt>Shipping</dt>
      <dd>{shown(shipping)}</dd>
      <dt data-total="">Total</dt>
      <dd data-total="">{shown(subtotal + shipping)}</dd>
    </List>
  );
};
