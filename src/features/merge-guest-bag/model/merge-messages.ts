import { i18n } from '@contract/i18n';
import { type BagLine, selectLineText } from '@/entities/cart';
import type { AppState } from '@/shared/redux';

/** The result of merging a line of the guest's bag. */
export interface MergedLine {
  line: BagLine;
  /** The quantity in the customer's bag before, 0 without such a line. */
  before: number;
  /** The quantity now. */
  now: number;
}

const messageOf = ({ line, before, now }: MergedLine, state: AppState): string | null => {
  const item = selectLineText(state, line);
  if (now === 0) return i18n.t('{item}: no longer available', { item });
  if (now < line.quantity) return i18n.t('{item}: only {count} available', { item, count: now });
  return before > 0 && before !== line.quantity
    ? i18n.t('{item}: now {count}', { item, count: now })
    : null;
};

/**
 * The message about a merged bag: quantities that differ from what was shown before, and items that
 * could not be added. Empty when there is nothing to report.
 */
export const mergeMessages = (merged: readonly MergedLine[], state: AppState): string[] =>
  merged.map((line) => messageOf(line, state)).filter((message) => message !== null);
