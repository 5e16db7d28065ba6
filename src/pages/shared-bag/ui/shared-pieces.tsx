import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { BagLineRow, bagTotal, shownLine, Subtotal, useBag } from '@/entities/cart';
import { OtherTotals, selectCurrency } from '@/entities/currency';
import type { LinkedEntry } from '@/features/share-bag';
import { sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';

import { missingPieces } from '../model/missing-pieces';
import { FillBagButtons } from './fill-bag-buttons';

const soldOutText = (entries: readonly LinkedEntry[], gone: number): string[] => {
  const names = entries
    .filter(({ line }) => line.quantity === 0)
    .map(({ line }) => `${line.name} (${sizeText(line.size)})`);
  return [
    names.length > 0 ? i18n.t('Now sold out: {names}.', { names: commaList(names) }) : '',
    gone > 0
      ? i18n.t('{count, plural, one {1 piece is} other {# pieces are}} no longer sold.', {
          count: gone,
        })
      : '',
  ].filter((text) => text !== '');
};

const introduction = (isInBag: boolean, ownQuantity: number): string => {
  if (isInBag) return i18n.t('These pieces are in your bag.');
  return ownQuantity > 0
    ? i18n.t(
        '{count, plural, one {There is 1 piece} other {There are # pieces}} in your own bag. If you add these, everything in it is kept, and a piece that is in both gets the larger quantity.',
        { count: ownQuantity },
      )
    : i18n.t('Your own bag is empty. Nothing is added until you choose to.');
};

interface SharedPiecesProps {
  entries: readonly LinkedEntry[];
  /** How many pieces of the link are no longer sold. */
  gone: number;
}

/** The pieces of a link, what those cost that can be bought, and the buttons for them. */
export const SharedPieces = ({ entries, gone }: SharedPiecesProps) => {
  const currency = useAppSelector(selectCurrency);
  const own = useBag();
  const lines = entries.map(({ line }) => line).filter(({ quantity }) => quantity > 0);
  const missing = missingPieces(lines, own.lines);
  const totals = bagTotal(lines);

  return (
    <Stack spacing={4} sx={{ paddingBlockStart: 4 }}>
      <Typography color="textSecondary">
        {introduction(lines.length > 0 && missing === 0, own.quantity)}
      </Typography>
      {soldOutText(entries, gone).map((text) => (
        <Typography key={text} color="error">
          {text}
        </Typography>
      ))}
      <List aria-label={i18n.t('Pieces in this bag')}>
        {entries.map(({ line, note }) => (
          <BagLineRow
            key={line.id}
            line={shownLine(line, currency)}
            actions={
              <Typography variant="body2" color={note === null ? 'textSecondary' : 'error'}>
                {note ?? i18n.t('Quantity {count}', { count: line.quantity })}
              </Typography>
            }
          />
        ))}
      </List>
      {lines.length > 0 && (
        <>
          <Stack spacing={2}>
            <Subtotal variant="total" total={totals?.[currency] ?? null} />
            <OtherTotals totals={totals} decimals={0} />
            <Typography variant="caption" color="textSecondary">
              {i18n.t('Shipping and taxes calculated at checkout.')}
            </Typography>
          </Stack>
          <FillBagButtons lines={lines} missing={missing} />
        </>
      )}
    </Stack>
  );
};
