import { selectCurrency } from '@/entities/currency';

import type { ShopStore } from './make-store';

/**
 * Keeps `data-currency` of the document at the display currency: prices in another one, which
 * components that are not hydrated yet still have from the server, stay hidden (index.html). Returns
 * a function that stops it.
 */
export const startMarkingCurrency = ({ startListening }: ShopStore): (() => void) =>
  startListening({
    predicate: (_action, state, before) => selectCurrency(state) !== selectCurrency(before),
    effect: (_action, { getState }) => {
      document.documentElement.dataset.currency = selectCurrency(getState());
    },
  });
