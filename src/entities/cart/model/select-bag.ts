import { createSelector } from '@reduxjs/toolkit';

import { selectCurrency } from '@/entities/currency/@x/cart';
import type { PriceByCurrency } from '@/shared/lib/money';
import type { AppState } from '@/shared/redux';
import { selectToken } from '@/shared/session';

import { selectCustomerBag } from '../api/cart-endpoints';
import {
  bagTotal,
  quantityBySize,
  shownLine,
  type ShownLine,
  unavailablePieces,
  unionOfBags,
} from './bag-line';
import { selectLocalLines } from './cart-slice';

/** The bag as displayed; amounts in minor units of the display currency. */
export interface ShownBag {
  lines: ShownLine[];
  /** The total quantity of all lines: the number on the header's badge. */
  quantity: number;
  /** The sum of price times quantity and nothing else (section 4); null while a price is unknown. */
  total: number | null;
  /** The total in every currency. */
  totals: PriceByCurrency | null;
  /** How many lines cannot be ordered as they are. */
  shortages: number;
  /** How much of the total is for pieces that cannot be ordered; null while a price is unknown. */
  unavailable: number | null;
}

/** The displayed bag: the customer's, if logged in, combined with this browser's lines. */
export const selectBag = createSelector(
  [(state: AppState) => selectCustomerBag(state).data, selectLocalLines, selectCurrency],
  (customerBag = {}, local, currency): ShownBag => {
    const ordered = Object.values(customerBag).filter(({ quantity }) => quantity > 0);
    const lines = unionOfBags(ordered, local);
    const totals = bagTotal(lines);
    const wanted = quantityBySize(lines);
    const shown = lines.map((line) => shownLine(line, currency, wanted.get(line.productSizeId)));
    return {
      lines: shown,
      shortages: shown.filter(({ shortage }) => shortage !== null).length,
      unavailable: bagTotal(unavailablePieces(lines))?.[currency] ?? null,
      quantity: lines.reduce((sum, line) => sum + line.quantity, 0),
      total: totals?.[currency] ?? null,
      totals,
    };
  },
);

/** A line of the displayed bag. */
export const selectBagLine = (state: AppState, id: string): ShownLine | undefined =>
  selectBag(state).lines.find((line) => line.id === id);

/**
 * False while a customer's bag differs from the provider's: a change is pending or to be merged.
 */
export const selectBagSettled = (state: AppState): boolean =>
  (selectToken(state) === null || selectLocalLines(state).length === 0) &&
  Object.values(selectCustomerBag(state).data ?? {}).every(({ pending }) => pending !== true);
