import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { formatMoney } from '@/shared/lib/money';

interface ExactAmountProps {
  /** Minor units; null while a price is unknown. */
  minor: number | null;
  currency: Currency;
  component?: ElementType;
  sx?: TypographyProps['sx'];
}

/** The exact amount beside one without decimals (ADR 0008); nothing where both are the same. */
export const ExactAmount = ({ minor, currency, component = 'span', sx }: ExactAmountProps) =>
  minor === null || minor % 100 === 0 ? null : (
    <Typography variant="caption" color="textSecondary" component={component} sx={sx}>
      {i18n.t('Exactly {amount}', { amount: formatMoney(minor, currency, { decimals: 2 }) })}
    </Typography>
  );
