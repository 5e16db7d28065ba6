import { type BagLine, type CustomerBag, readChosen, withLineId } from '@/entities/cart';
import { type CustomerWish, type CustomerWishes, readWish } from '@/entities/wishlist';
import { readStored, readStoredJson, writeStored } from '@/shared/lib/browser';
import { isCount, isId, isRecord } from '@/shared/lib/unknown-data';
import { digestOf } from '@/shared/lib/text';

/**
 * What this browser stores of a customer for when there is no connection: bag and wishlist as last
 * fetched, with the changes made offline. Each is absent until it was fetched.
 */
export interface CustomerSnapshot {
  bag?: CustomerBag;
  wishes?: CustomerWishes;
}

/** The storage key of a customer: a digest, so that no email address stays after a logout. */
export const snapshotKey = (email: string): string => `offline:${digestOf(email)}`;

const readLine = (value: unknown): BagLine[] => {
  if (!isRecord(value)) return [];
  const { quantity, serverId, stock, offlineChange } = value;
  const from = isRecord(offlineChange) ? offlineChange.from : undefined;
  const chosen = readChosen(value);
  if (!isCount(quantity) || chosen === null || chosen.prices === null) return [];
  const line = {
    ...chosen,
    quantity,
    ...(isId(serverId) ? { serverId } : {}),
    ...(isCount(stock) ? { stock } : {}),
    ...(isCount(from) ? { offlineChange: { from }, pending: true } : {}),
  };
  return [withLineId(line)];
};

const readWishes = (values: unknown[]): CustomerWish[] =>
  values.flatMap((value) => {
    const [wish] = readWish(value);
    if (wish === undefined || !isRecord(value)) return [];
    const { serverId, offlineChange: change } = value;
    return [
      {
        ...wish,
        ...(isId(serverId) ? { serverId } : {}),
        ...(change === 'added' || change === 'removed' ? { offlineChange: change } : {}),
      },
    ];
  });

const byId = <Row extends { id: string }>(rows: readonly Row[]): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

/**
 * Reads a customer's data; null when there are none or they cannot be read. Bad entries are left
 * out.
 */
export const readSnapshot = (key: string): CustomerSnapshot | null => {
  const value = readStoredJson(key);
  if (!isRecord(value)) return null;
  const { bag, wishes } = value;
  return {
    ...(Array.isArray(bag) ? { bag: byId(bag.flatMap(readLine)) } : {}),
    ...(Array.isArray(wishes) ? { wishes: byId(readWishes(wishes)) } : {}),
  };
};

/** Stores a customer's data, without the products of wishes, which the catalogue has. */
export const writeSnapshot = (key: string, { bag, wishes }: CustomerSnapshot): void => {
  if (bag === undefined && wishes === undefined) return;
  const text = JSON.stringify({
    bag: bag && Object.values(bag),
    wishes: wishes && Object.values(wishes).map(({ product: _product, ...wish }) => wish),
  });
  if (text !== readStored(key)) writeStored(key, text);
};

/** The changes that were made offline and not sent yet. */
export const offlineChangesIn = ({ bag = {}, wishes = {} }: CustomerSnapshot) => ({
  lines: Object.values(bag).filter(({ offlineChange }) => offlineChange !== undefined),
  wishes: Object.values(wishes).filter(({ offlineChange }) => offlineChange !== undefined),
});

/** Whether a change was made offline and not sent yet. */
export const hasOfflineChanges = (snapshot: CustomerSnapshot): boolean => {
  const { lines, wishes } = offlineChangesIn(snapshot);
  return lines.length + wishes.length > 0;
};

/** Whether the same changes wait in both. */
export const sameOfflineChanges = (one: CustomerSnapshot, other: CustomerSnapshot): boolean => {
  const [first, second] = [one, other].map((snapshot) => {
    const { lines, wishes } = offlineChangesIn(snapshot);
    return JSON.stringify([
      lines.map(({ id, quantity }) => [id, quantity]),
      wishes.map(({ id, offlineChange }) => [id, offlineChange]),
    ]);
  });
  return first === second;
};

/**
 * Removes all but the offline changes, which stay for the customer's next login. Returns whether there
 * are any.
 */
export const keepOfflineChanges = (key: string): boolean => {
  const snapshot = readSnapshot(key);
  const hasChanges = snapshot !== null && hasOfflineChanges(snapshot);
  if (hasChanges) {
    const { lines, wishes } = offlineChangesIn(snapshot);
    writeSnapshot(key, { bag: byId(lines), wishes: byId(wishes) });
  } else writeStored(key, null);
  return hasChanges;
};
