import List from '@mui/material/List';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';

import { i18n } from '@contract/i18n';
import type { ShownLine } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { selectJoinedPieces, useCheckoutBag, useLineWarnings } from '@/features/checkout';
import { LineActions } from '@/features/edit-bag';
import { formatMoney } from '@/shared/lib/money';
import { useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';
import { SummaryLine } from '@/widgets/order-summary';

interface CheckoutLinesProps {
  /** Opens the choice of another size for a line. */
  onChooseSize: (line: ShownLine) => void;
}

/** So many lines are all shown; of more the latest ones, so that the total below is near. */
const wholeUpTo = 6;
const latestLines = 4;

/**
 * The lines of the order with their stock warnings. Of a long bag what was added last and what has to be
 * changed, and a button that shows all; and how many pieces a login has brought into the bag.
 */
export const CheckoutLines = ({ onChooseSize }: CheckoutLinesProps) => {
  const { lines, quantity } = useCheckoutBag();
  const currency = useAppSelector(selectCurrency);
  const warningsOf = useLineWarnings();
  const joined = useAppSelector(selectJoinedPieces);
  const [showsAll, setShowsAll] = useState(false);
  const id = useId();

  const isShortened = lines.length > wholeUpTo && !showsAll;
  const shown = lines
    .map((line) => ({ line, warnings: warningsOf(line) }))
    .filter(
      ({ warnings }, index) =>
        !isShortened || index >= lines.length - latestLines || warnings.length > 0,
    );

  return (
    <>
      {joined > 0 && (
        <Typography variant="body2" color="textSecondary" sx={{ marginBlockStart: 2 }}>
          {i18n.t(
            'Includes {count, plural, one {1 piece} other {# pieces}} saved in your account before',
            { count: joined },
          )}
        </Typography>
      )}
      <List id={id}>
        {shown.map(({ line, warnings }) => (
          <SummaryLine
            key={line.id}
            name={line.name}
            image={line.image}
            size={line.size}
            color={line.color}
            quantity={line.quantity}
            price={formatMoney(line.total, currency, { decimals: 0 })}
          >
            {warnings.map((message) => (
              <Typography key={message} variant="body2" color="error">
                {message}
              </Typography>
            ))}
            {warnings.length > 0 && <LineActions line={line} onChooseSize={onChooseSize} />}
          </SummaryLine>
        ))}
      </List>
      {(shown.length < lines.length || (showsAll && lines.length > wholeUpTo)) && (
        <Button
          variant="text"
          size="small"
          aria-expanded={showsAll}
          aria-controls={id}
          onClick={({ currentTarget }) => {
            setShowsAll(!showsAll);
            if (!showsAll) return;
            // It moves up with the end of the shorter list, maybe out of sight.
            requestAnimationFrame(() => {
              currentTarget.scrollIntoView?.({ block: 'nearest' });
            });
          }}
        >
          {showsAll ? i18n.t('Show fewer') : i18n.t('Show all {count} pieces', { count: quantity })}
        </Button>
      )}
    </>
  );
};
