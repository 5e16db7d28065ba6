import { randomInt } from 'node:crypto';

import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import { codeDigits, codeLifetimeMinutes } from '@contract/constants';
import { minuteMs } from '@contract/durations';

import type { Transaction } from '../../db/client';
import { oneTimeCodes } from '../../db/schema';
import { type CodeCipher, sameHash } from './code-cipher';

export type CodePurpose = 'verification' | 'reset' | 'email-change';

const maxTries = 5;
/** An id that no customer has, so that an unknown address causes the same statements. */
const unknownCustomer = 0;

const scopeOf = (customerId: number, purpose: CodePurpose) => `${purpose}:${customerId}`;

/** What the mail with a new code needs. */
export interface IssuedCode {
  sealed_code: string;
  expires_at: string;
}

/** Makes a code, which replaces the earlier ones of its purpose. */
export const issueCode = async (
  tx: Transaction,
  cipher: CodeCipher,
  customerId: number,
  purpose: CodePurpose,
): Promise<IssuedCode> => {
  const code = String(randomInt(10 ** codeDigits)).padStart(codeDigits, '0');
  const expiresAt = new Date(Date.now() + codeLifetimeMinutes * minuteMs);
  await tx
    .delete(oneTimeCodes)
    .where(and(eq(oneTimeCodes.customerId, customerId), eq(oneTimeCodes.purpose, purpose)));
  await tx.insert(oneTimeCodes).values({
    customerId,
    purpose,
    hash: cipher.hash(scopeOf(customerId, purpose), code),
    expiresAt,
  });
  return { sealed_code: cipher.encrypt(code), expires_at: expiresAt.toISOString() };
};

/**
 * Tries a code: true once, for the right one, within its lifetime and five tries. One statement counts the
 * try before the code is compared, so that concurrent tries all count. The caller must commit the
 * transaction also for a wrong code.
 */
export const tryCode = async (
  tx: Transaction,
  cipher: CodeCipher,
  customerId: number | null,
  purpose: CodePurpose,
  typed: string,
): Promise<boolean> => {
  const ownerId = customerId ?? unknownCustomer;
  const newest = tx
    .select({ id: oneTimeCodes.id })
    .from(oneTimeCodes)
    .where(and(eq(oneTimeCodes.customerId, ownerId), eq(oneTimeCodes.purpose, purpose)))
    .orderBy(desc(oneTimeCodes.id))
    .limit(1);
  const [tried] = await tx
    .update(oneTimeCodes)
    .set({ attempts: sql`${oneTimeCodes.attempts} + 1` })
    .where(
      and(
        eq(oneTimeCodes.id, sql`(${newest})`),
        isNull(oneTimeCodes.usedAt),
        gt(oneTimeCodes.expiresAt, new Date()),
        lt(oneTimeCodes.attempts, maxTries),
      ),
    )
    .returning({ id: oneTimeCodes.id, hash: oneTimeCodes.hash });
  const code = typed.replaceAll(/\s/g, '');
  if (!tried || !sameHash(tried.hash, cipher.hash(scopeOf(ownerId, purpose), code))) return false;

  await tx.update(oneTimeCodes).set({ usedAt: new Date() }).where(eq(oneTimeCodes.id, tried.id));
  return true;
};
