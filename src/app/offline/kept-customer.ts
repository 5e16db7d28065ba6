import { type BagLine, type CustomerBag, newLine, readChosen } from '@/entities/cart';
import { type CustomerWish, type CustomerWishes, readWish } from '@/entities/wishlist';
import { readStored, writeStored } from '@/shared/lib/browser';
import { isId, isRecord } from '@/shared/lib/is-record';
import { digestOf } from '@/shared/lib/text';

/**
 * What this browser stores of a customer for when there is no connection: bag and wishlist as last
 * fetched, with the changes that are held. Each is absent until it was fetched.
 */
export interface KeptCustomer {
  bag?: CustomerBag;
  wishes?: CustomerWishes;
}

/** The storage key of a customer: a digest, so that no email address stays after a logout. */
export const keptKey = (email: string): string => `offline:${digestOf(email)}`;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

const readLine = (value: unknown): BagLine[] => {
  if (!isRecord(value)) return [];
  const { quantity, serverId, stock, held } = value;
  const chosen = readChosen(value);
  if (!isCount(quantity) || chosen === null || chosen.prices === null) return [];
  const line = {
    ...chosen,
    quantity,
    ...(isId(serverId) ? { serverId } : {}),
    ...(isCount(stock) ? { stock } : {}),
    ...(isCount(held) ? { held, pending: true } : {}),
  };
  return [newLine(line)];
};

const readWishes = (values: unknown[]): CustomerWish[] =>
  values.flatMap((value) => {
    const [wish] = readWish(value);
    if (wish === undefined || !isRecord(value)) return [];
    const { serverId, held } = value;
    return [
      {
        ...wish,
        ...(isId(serverId) ? { serverId } : {}),
        ...(held === 'added' || held === 'removed' ? { held } : {}),
      },
    ];
  });

const byId = <Row extends { id: string }>(rows: readonly Row[]): Record<string, Row> =>
  Object.fromEntries(rows.map((row) => [row.id, row]));

/**
 * Reads a customer's data; null when there are none or they cannot be read. Bad entries are left
 * out.
 */
export const readKept = (key: string): KeptCustomer | null => {
  const text = readStored(key);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    const { bag, wishes } = value;
    return {
      ...(Array.isArray(bag) ? { bag: byId(bag.flatMap(readLine)) } : {}),
      ...(Array.isArray(wishes) ? { wishes: byId(readWishes(wishes)) } : {}),
    };
  } catch {
    return null;
  }
};

/** Stores a customer's data, without the products of wishes, which the catalogue has. */
export const writeKept = (key: string, { bag, wishes }: KeptCustomer): void => {
  if (bag === undefined && wishes === undefined) return;
  const text = JSON.stringify({
    bag: bag && Object.values(bag),
    wishes: wishes && Object.values(wishes).map(({ product: _product, ...wish }) => wish),
  });
  if (text !== readStored(key)) writeStored(key, text);
};

/** The changes that wait for a connection. */
export const heldIn = ({ bag = {}, wishes = {} }: KeptCustomer) => ({
  lines: Object.values(bag).filter(({ held }) => held !== undefined),
  wishes: Object.values(wishes).filter(({ held }) => held !== undefined),
});

/** Whether a change waits for a connection. */
export const hasHeld = (kept: KeptCustomer): boolean => {
  const { lines, wishes } = heldIn(kept);
  return lines.length + wishes.length > 0;
};

/** Whether the same changes are held. */
export const sameHeld = (one: KeptCustomer, other: KeptCustomer): boolean => {
  const [first, second] = [one, other].map((kept) => {
    const { lines, wishes } = heldIn(kept);
    return JSON.stringify([
      lines.map(({ id, quantity }) => [id, quantity]),
      wishes.map(({ id, held }) => [id, held]),
    ]);
  });
  return first === second;
};

/** Forgets what was seen; changes that are held stay for the customer's next login. */
export const keepHeldOnly = (key: string): boolean => {
  const kept = readKept(key);
  const keeps = kept !== null && hasHeld(kept);
  if (keeps) {
    const { lines, wishes } = heldIn(kept);
    writeKept(key, { bag: byId(lines), wishes: byId(wishes) });
  } else writeStored(key, null);
  return keeps;
};
