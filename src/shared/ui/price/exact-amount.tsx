import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { formatMoney } from '@/shared/lib/money';

interface ExactAmountProps {
  /** Minor units; null while a price is unknown. */
  minor: number | null;
  /** How much of it is for pieces that cannot be ordered. */
  unavailable?: number | null;
  currency: Currency;
  /** It is what an order costs. */
  isCharged?: boolean;
  component?: ElementType;
  sx?: TypographyProps['sx'];
}

/**
 * The exact amount beside one without decimals (ADR 0008); nothing where both are the same. While
 * pieces in it cannot be ordered nobody pays that amount: it says what they cost instead.
 */
export const ExactAmount = ({
  minor,
  unavailable = 0,
  currency,
  isCharged = false,
  component = 'span',
  sx,
}: ExactAmountProps) => {
  if (minor === null) return null;
  if (unavailable !== null && unavailable > 0) {
    const amount = formatMoney(unavailable, currency, { decimals: 0 });
    return (
      <Typography variant="body2" color="error" component={component} sx={sx}>
        {i18n.t('Includes {amount} for items that are no longer available', { amount })}
      </Typography>
    );
  }
  if (minor % 100 === 0) return null;
  const amount = formatMoney(minor, currency, { decimals: 2 });
  return isCharged ? (
    <Typography variant="body2" component={component} sx={sx}>
      {i18n.t('You pay exactly {amount}', { amount })}
    </Typography>
  ) : (
    <Typography variant="caption" color="textSecondary" component={component} sx={sx}>
      {i18n.t('Exactly {amount}', { amount })}
    </Typography>
  );
};
