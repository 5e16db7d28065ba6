import { i18n } from '@contract/i18n';
import { type BagLine, changeLine, selectBag, selectBagLine } from '@/entities/cart';
import { maxQuantity } from '@/shared/config';
import { nextPaint } from '@/shared/lib/timing';
import { useAppStore } from '@/shared/redux';
import { useToast } from '@/shared/toast';

import { showRemoved } from './show-removed';

/**
 * Changes a line of the bag (section 4). The change is shown at once, and reverted when the
 * provider refuses it. A quantity never goes below 1; a removed line can be put back.
 */
export const useEditBag = () => {
  const store = useAppStore();
  const toast = useToast();

  const set = async (line: BagLine, quantity: number, failure: string) => {
    const place = selectBag(store.getState()).lines.findIndex(({ id }) => id === line.id);
    const outcome = await store.dispatch(changeLine(line, quantity));
    if (outcome.status === 'refused') toast.error(failure, outcome.message, line.id);
    // A joined change is reported by the request that continues with it.
    if (outcome.status !== 'acknowledged') return;
    // The line is painted first: drawing the toast takes time.
    await nextPaint();
    if (outcome.quantity === 0) store.dispatch(showRemoved(line, place));
    else toast.success(i18n.t('Cart updated'), undefined, line.id);
  };

  const changeQuantity = async (id: string, by: 1 | -1) => {
    const line = selectBagLine(store.getState(), id);
    if (line === undefined) return;
    const quantity = line.quantity + by;
    if (quantity < 1 || quantity > maxQuantity) return;
    await set(line, quantity, i18n.t('Failed to update quantity'));
  };

  const removeLine = (line: BagLine) => set(line, 0, i18n.t('Failed to remove item'));

  return { changeQuantity, removeLine };
};
