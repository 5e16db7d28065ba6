import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import { BagLineRow, shownLine, useBag } from '@/entities/cart';
import { selectCurrency } from '@/entities/currency';
import { useGetProductsByIdQuery } from '@/entities/product';
import { addToOwnBag, linkedBag, type LinkedEntry, replaceBag } from '@/features/share-bag';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { sizeText } from '@/shared/lib/size-text';
import { useIsShown } from '@/shared/lib/timing';
import { overlayOpened } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';
import { ErrorState } from '@/shared/ui/error-state';
import { PageSkeleton } from '@/shared/ui/page-layout';

type LinkedLines = Parameters<typeof linkedBag>[0];

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

interface SharedPiecesProps {
  entries: readonly LinkedEntry[];
  /** How many pieces of the link are no longer sold. */
  gone: number;
}

const SharedPieces = ({ entries, gone }: SharedPiecesProps) => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const currency = useAppSelector(selectCurrency);
  const own = useBag();
  const [busy, setBusy] = useState<'add' | 'replace' | null>(null);
  const isShown = useIsShown();
  const lines = entries.map(({ line }) => line).filter(({ quantity }) => quantity > 0);
  const fillBag = async (how: 'add' | 'replace') => {
    setBusy(how);
    const filled = await dispatch(how === 'add' ? addToOwnBag(lines) : replaceBag(lines));
    setBusy(null);
    if (!filled) return;
    if (isShown()) dispatch(overlayOpened('cart'));
    if (how === 'add') toast.success(i18n.t('Cart updated'));
  };

  return (
    <Stack spacing={4} sx={{ paddingBlockStart: 4 }}>
      <Typography color="textSecondary">
        {own.quantity > 0
          ? i18n.t(
              '{count, plural, one {There is 1 piece} other {There are # pieces}} in your own bag. If you add these, everything in it is kept, and a piece that is in both gets the larger quantity.',
              { count: own.quantity },
            )
          : i18n.t('Your own bag is empty. Nothing is added until you choose to.')}
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
        <Stack spacing={3}>
          <Button
            fullWidth
            busy={busy === 'add'}
            busyLabel={i18n.t('Adding...')}
            disabled={own.loading || busy !== null}
            onClick={() => void fillBag('add')}
          >
            {i18n.t('Add to my bag')}
          </Button>
          {own.quantity > 0 && (
            <Button
              fullWidth
              variant="outlined"
              busy={busy === 'replace'}
              busyLabel={i18n.t('Replacing...')}
              disabled={own.loading || busy !== null}
              onClick={() => void fillBag('replace')}
            >
              {i18n.t('Replace my bag')}
            </Button>
          )}
        </Stack>
      )}
    </Stack>
  );
};

/** The pieces of a link as they are sold now, with buttons to add them or to replace the bag. */
export const SharedBag = ({ linked }: { linked: LinkedLines }) => {
  const ids = [...new Set(linked.map(({ productId }) => productId))];
  const { data, error, isFetching, refetch } = useGetProductsByIdQuery(ids, {
    refetchOnMountOrArgChange: true,
  });

  if (data !== undefined) return <SharedPieces {...linkedBag(linked, data)} />;
  if (error === undefined) return <PageSkeleton />;
  return (
    <ErrorState
      title={i18n.t('The pieces could not be loaded')}
      text={errorMessage(error, loadingAdvice(error))}
      busy={isFetching}
      focusFallbackId="shared-bag"
      onRetry={refetch}
    />
  );
};
