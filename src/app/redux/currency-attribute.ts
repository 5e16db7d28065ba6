import { selectCurrency } from '@/entities/currency';

import type { ShopStore } from './make-store';

/**
 * Keeps `data-currency` of the document at the display currency, in place of what `currency-at-start.ts`
 * assumed: prices in another one, which components that are not hydrated yet still have from the server,
 * stay hidden (index.html). Subscribes to the store, since time travel changes states without actions.
 */
export const startCurrencyAttributeSync = ({ getState, subscribe }: ShopStore): void => {
  const mark = () => {
    document.documentElement.dataset.currency = selectCurrency(getState());
  };
  mark();
  subscribe(mark);
};
