import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { formatMoney } from '@/shared/lib/money';
import { ExactAmount } from '@/shared/ui/price';
import { amountRow } from '@/shared/ui/theme';

interface SummaryAmountsProps {
  /** Minor units; null while a price is unknown. */
  subtotal: number | null;
  /** How much of it is for pieces that cannot be ordered. */
  unavailable?: number | null;
  shipping: number;
  currency: Currency;
  /** 0 at checkout, 2 on order pages (section 9). */
  decimals: 0 | 2;
}

const row = { ...amountRow, display: 'flex', columnGap: 4 };

/** Subtotal, shipping and total; below a total without decimals it says what exactly is paid. */
export const SummaryAmounts = ({
  subtotal,
  unavailable,
  shipping,
  currency,
  decimals,
}: SummaryAmountsProps) => {
  const shown = (minor: number | null) => formatMoney(minor, currency, { decimals });
  const total = subtotal === null ? null : subtotal + shipping;
  return (
    <Box component="dl" sx={{ display: 'grid', rowGap: 2, paddingBlockStart: 5 }}>
      {[[i18n.t('Subtotal'), subtotal] as const, [i18n.t('Shipping'), shipping] as const].map(
        ([name, amount]) => (
          <Box key={name} sx={row}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <dd>{shown(amount)}</dd>
          </Box>
        ),
      )}
      <Box
        sx={{
          ...row,
          marginBlockStart: 2,
          paddingBlockStart: 4,
          borderTop: 1,
          borderColor: 'divider',
        }}
      >
        <Typography variant="overline" component="dt">
          {i18n.t('Total')}
        </Typography>
        <Typography variant="total" component="dd">
          {shown(total)}
        </Typography>
        {decimals === 0 && (
          <ExactAmount
            minor={total}
            unavailable={unavailable}
            currency={currency}
            isCharged
            component="dd"
            sx={{ flexBasis: '100%', textAlign: 'end' }}
          />
        )}
      </Box>
    </Box>
  );
};
