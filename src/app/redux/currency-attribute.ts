import { selectCurrency } from '@/entities/currency';

import type { ShopStore } from './make-store';

/**
 * Keeps the document's `data-currency` at the display currency, so that prices in another one, from
 * server HTML that is not hydrated yet, stay hidden (index.html). Subscribes to the store, since time
 * travel changes states without actions.
 */
export const startCurrencyAttributeSync = ({ getState, subscribe }: ShopStore): void => {
  const mark = () => {
    document.documentElement.dataset.currency = selectCurrency(getState());
  };
  mark();
  subscribe(mark);
};
