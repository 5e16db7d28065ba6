import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type MouseEvent, useId } from 'react';

import { i18n } from '@contract/i18n';
import { allInBagText, bagLinesId, type ShownLine } from '@/entities/cart';
import { maxQuantity } from '@/shared/config';
import { isOneSize } from '@/shared/lib/size-text';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { spreadRow } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useEditBag } from '../model/use-edit-bag';

/** Focuses the neighbor of a removed line, so that keyboard users keep their place. */
const focusNeighbor = (event: MouseEvent<HTMLElement>): void => {
  const row = event.currentTarget.closest('li');
  const neighbor = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbor?.querySelector<HTMLElement>('[data-removes]') ??
    event.currentTarget.closest<HTMLElement>(`#${bagLinesId}`);
  target?.focus();
};

interface LineActionsProps {
  line: ShownLine;
  /** Lets a shopper choose another size for a line that is sold out. */
  onChooseSize?: (line: ShownLine) => void;
}

/**
 * Minus, quantity, plus and Remove for a line of the bag. Minus stops at 1 (section 5), and plus at
 * the stock, with a note. What is no longer sold can only be removed, or, where a size has sold out,
 * replaced by another one.
 */
export const LineActions = ({ line, onChooseSize }: LineActionsProps) => {
  const { changeQuantity, removeLine } = useEditBag();
  const noteId = useId();
  const { stock = 0 } = line;
  const isStillSold = line.shortage === null || line.shortage === 'tooMany';
  const isSoldOutSize = line.shortage === 'soldOut' && !isOneSize(line.size);
  const holdsAll = stock > 0 && line.left === 0 && line.shortage === null;
  const isLast = line.left === 0 || line.quantity >= maxQuantity;
  // At the limit a button has only `aria-disabled`, so that it keeps the focus.
  const step = (by: 1 | -1, atEnd: boolean) => ({
    size: 16,
    'aria-disabled': atEnd || undefined,
    onClick: () => {
      if (!atEnd) void changeQuantity(line.id, by);
    },
  });

  return (
    <Stack
      direction="row"
      sx={{
        ...spreadRow,
        columnGap: 3,
        rowGap: 1,
        marginBlockStart: 1,
      }}
    >
      {isStillSold && (
        <Stack
          direction="row"
          sx={{ alignItems: 'center', border: 1, borderColor: 'divider' }}
          role="group"
          aria-label={i18n.t('Quantity of {name}', { name: line.name })}
        >
          <IconButton
            icon="minus"
            label={i18n.t('Decrease quantity of {name}', { name: line.name })}
            {...step(-1, line.quantity <= 1)}
          />
          <Typography
            component="span"
            aria-live="polite"
            sx={{
              minInlineSize: 28,
              textAlign: 'center',
            }}
          >
            <VisuallyHidden>{i18n.t('Quantity')} </VisuallyHidden>
            {line.quantity}
          </Typography>
          <IconButton
            icon="plus"
            label={i18n.t('Increase quantity of {name}', { name: line.name })}
            aria-describedby={holdsAll ? noteId : undefined}
            {...step(1, isLast)}
          />
        </Stack>
      )}
      {isSoldOutSize && onChooseSize !== undefined && (
        <Button
          variant="text"
          size="small"
          aria-haspopup="dialog"
          aria-label={i18n.t('Choose another size: {name}', { name: line.name })}
          onClick={() => onChooseSize(line)}
        >
          {i18n.t('Choose another size')}
        </Button>
      )}
      <Button
        variant="text"
        size="small"
        data-removes={line.id}
        // The label, which may be narrower than the button, is in line with the column's end, or with
        // its start where the button has a line of its own.
        sx={{ minInlineSize: 0 }}
        aria-label={i18n.t('Remove {name}', { name: line.name })}
        onClick={(event) => {
          focusNeighbor(event);
          void removeLine(line);
        }}
      >
        {i18n.t('Remove')}
      </Button>
      {holdsAll && (
        <Typography
          id={noteId}
          variant="caption"
          color="textSecondary"
          aria-live="polite"
          sx={{ flexBasis: '100%' }}
        >
          {allInBagText(stock)}
        </Typography>
      )}
    </Stack>
  );
};
