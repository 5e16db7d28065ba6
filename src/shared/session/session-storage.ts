import { currencies, storageKeys } from '@/shared/config';
import { readStored, writeStored } from '@/shared/lib/browser';
import { isRecord, parseJson, textOf } from '@/shared/lib/unknown-data';

import type { User } from './session-slice';

const parseUser = (stored: string): User | null => {
  const value = parseJson(stored);
  if (!isRecord(value)) return null;
  const currency = currencies.find((code) => code === value.currency);
  return {
    name: textOf(value.name),
    email: textOf(value.email),
    image: textOf(value.image),
    ...(currency === undefined ? {} : { currency }),
  };
};

/**
 * The session that the browser remembers, or null. Unparsable user data is cleared, with a token
 * and without (section 2, on the guard).
 */
export const readStoredSession = (): { token: string; user: User } | null => {
  const token = readStored(storageKeys.token);
  const storedUser = readStored(storageKeys.user);
  if (storedUser === null) return null;
  const user = parseUser(storedUser);
  if (user === null) clearStoredSession();
  return user === null || token === null || token === '' ? null : { token, user };
};

/** Remembers a session: the token as a raw string, the user as plain JSON. */
export const writeStoredSession = (token: string, user: User): void => {
  writeStored(storageKeys.token, token);
  writeStored(storageKeys.user, JSON.stringify(user));
};

/** Forgets the session. */
export const clearStoredSession = (): void => {
  writeStored(storageKeys.token, null);
  writeStored(storageKeys.user, null);
};
