import styled from '@emotion/styled';
import type { MouseEvent } from 'react';

import type { BagLine } from '@/entities/cart';
import { maxQuantity } from '@/shared/config';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { color, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { useEditBag } from '../model/use-edit-bag';

const Actions = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: space(3),
  marginBlockStart: space(1),
});
const Stepper = styled('div')({
  display: 'inline-flex',
  alignItems: 'center',
  border: `1px solid ${color.line}`,
});
const Quantity = styled('span')({
  minInlineSize: 28,
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums lining-nums',
});
const Remove = styled(Button)({ fontSize: '0.75rem', minBlockSize: 44, paddingBlock: 0 });

/** Gives the focus to the neighbour of the line that goes, so that a keyboard keeps its place. */
const focusNeighbour = (event: MouseEvent<HTMLElement>): void => {
  const row = event.currentTarget.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const target =
    neighbour?.querySelector<HTMLElement>('[data-remove-line]') ??
    event.currentTarget.closest<HTMLElement>('[data-bag]');
  target?.focus();
};

/** Minus, quantity, plus and Remove for a line of the bag. Minus stops at 1 (section 5). */
export const LineActions = ({ line }: { line: BagLine }) => {
  const { changeQuantity, removeLine } = useEditBag();
  const most = Math.max(line.quantity, Math.min(line.stock ?? maxQuantity, maxQuantity));
  const change = (by: 1 | -1) => () => {
    void changeQuantity(line.id, by);
  };

  return (
    <Actions>
      <Stepper role="group" aria-label={`Quantity of ${line.name}`}>
        <IconButton
          icon="minus"
          size={16}
          label={`One ${line.name} less`}
          disabled={line.quantity <= 1}
          onClick={change(-1)}
        />
        <Quantity aria-live="polite">
          <VisuallyHidden>Quantity </VisuallyHidden>
          {line.quantity}
        </Quantity>
        <IconButton
          icon="plus"
          size={16}
          label={`One ${line.name} more`}
          disabled={line.quantity >= most}
          onClick={change(1)}
        />
      </Stepper>
      <Remove
        variant="text"
        data-remove-line=""
        aria-label={`Remove ${line.name}`}
        onClick={(event) => {
          focusNeighbour(event);
          void removeLine(line);
        }}
      >
        Remove
      </Remove>
    </Actions>
  );
};
