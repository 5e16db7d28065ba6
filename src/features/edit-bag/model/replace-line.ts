import { i18n } from '@contract/i18n';
import {
  addLine,
  allInBagText,
  changeLine,
  lineId,
  type NewBagLine,
  quantityBySize,
  selectBag,
  selectBagLine,
} from '@/entities/cart';
import { maxQuantity } from '@/shared/config';
import type { AppThunk } from '@/shared/redux';

/** How a replacement ended; `joined` when the outcome is not known here, as of a change of a line. */
export type ReplacementOutcome =
  | {
      status: 'replaced';
      /** How many pieces there are, where these are fewer than were wanted; else null. */
      left: number | null;
    }
  | { status: 'refused'; message: string }
  | { status: 'joined' };

/**
 * Replaces a line by the same product in another size, with as many pieces as there are of it. A line
 * that the bag has in that size already grows. The new one is added first, and what was replaced is
 * removed only once the provider has that; when either is refused, the bag is as it was.
 */
export const replaceLine =
  (replacedId: string, chosen: NewBagLine): AppThunk<Promise<ReplacementOutcome>> =>
  async (dispatch, getState) => {
    const lineOf = (id: string) => selectBagLine(getState(), id);
    const chosenId = lineId(chosen);
    const replaced = lineOf(replacedId);
    // Another tab has removed it.
    if (replaced === undefined) return { status: 'joined' };

    const { stock = Infinity } = chosen;
    const inLine = lineOf(chosenId)?.quantity ?? 0;
    const taken = quantityBySize(selectBag(getState()).lines).get(chosen.productSizeId) ?? 0;
    const room = Math.max(0, Math.min(stock - taken, maxQuantity - inLine));
    const quantity = Math.min(replaced.quantity, room);
    if (inLine + quantity === 0)
      return { status: 'refused', message: taken > 0 ? allInBagText(taken) : i18n.t('Sold out') };

    if (quantity > 0) {
      const addition = await dispatch(addLine({ ...chosen, quantity }));
      if (addition.status === 'refused') return { status: 'refused', message: addition.message };
      // It may yet be refused, unless it waits for a connection, as the removal then does.
      const isWaiting = lineOf(chosenId)?.offlineChange !== undefined;
      if (addition.status === 'joined' && !isWaiting) return addition;
    }

    const removal = await dispatch(changeLine(replaced, 0));
    if (removal.status === 'joined') return removal;
    if (removal.status === 'refused') {
      // Another attempt would add the pieces again.
      const added = lineOf(chosenId);
      if (quantity > 0 && added !== undefined)
        await dispatch(changeLine(added, added.quantity - quantity));
      return { status: 'refused', message: removal.message };
    }
    return { status: 'replaced', left: stock - taken < replaced.quantity ? stock : null };
  };
