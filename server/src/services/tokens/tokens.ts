import { createHash, randomBytes } from 'node:crypto';

import { and, eq, gt, ne, sql } from 'drizzle-orm';

import { resetTokenMs, verificationTokenMs } from '@contract/constants';
import type { Language } from '@contract/languages';
import { dayMs } from '@contract/durations';

import type { Orm, Transaction, WithDb } from '../../db/client';
import { prepared } from '../../db/prepared';
import { customers, tokens } from '../../db/schema';

/**
 * `session`: a customer who is logged in. `verification`: one who registered and has yet to verify
 * the email address. `reset`: allows setting one new password.
 */
export type TokenKind = 'session' | 'verification' | 'reset';

/** The holder of a valid token. */
export interface TokenHolder {
  tokenId: number;
  kind: TokenKind;
  /** Null for a registration whose address was taken: the token gives no access. */
  customerId: number | null;
  /** The language of mails to the customer. */
  language: Language | null;
}

const tokenBytes = 32;
const lifetimeMs: Record<TokenKind, number> = {
  session: 30 * dayMs,
  verification: verificationTokenMs,
  reset: resetTokenMs,
};

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

const selectToken = prepared((orm) =>
  orm
    .select({
      tokenId: tokens.id,
      kind: tokens.kind,
      customerId: tokens.customerId,
      language: customers.language,
    })
    .from(tokens)
    .leftJoin(customers, eq(customers.id, tokens.customerId))
    .where(
      and(eq(tokens.hash, sql.placeholder('hash')), gt(tokens.expiresAt, sql.placeholder('now'))),
    )
    .prepare('select_token'),
);

/**
 * The holder of a token; undefined when it is unknown, ended or expired. Every call queries the
 * database, so that an ended token is refused at once, by every process.
 */
export const findToken = async (
  { db }: WithDb,
  token: string,
): Promise<TokenHolder | undefined> => {
  const [row] = await selectToken(db.orm).execute({ hash: hashOf(token), now: new Date() });
  return row && { ...row, kind: row.kind as TokenKind };
};

/** Makes a token of 32 random bytes, of which only the hash is stored. */
export const issueToken = async (
  orm: Orm | Transaction,
  kind: TokenKind,
  customerId: number | null,
): Promise<{ id: number; token: string }> => {
  const token = randomBytes(tokenBytes).toString('base64url');
  const [row] = await orm
    .insert(tokens)
    .values({
      kind,
      customerId,
      hash: hashOf(token),
      expiresAt: new Date(Date.now() + lifetimeMs[kind]),
    })
    .returning({ id: tokens.id });
  if (!row) throw new Error('The token was not written');
  return { id: row.id, token };
};

/** Ends a token. False when it had ended already, so that it can be used once. */
export const endToken = async (orm: Orm | Transaction, tokenId: number): Promise<boolean> => {
  const ended = await orm.delete(tokens).where(eq(tokens.id, tokenId)).returning({ id: tokens.id });
  return ended.length > 0;
};

/** Ends all tokens of a customer, of every kind, except `exceptTokenId`. */
export const endAllTokens = async (
  orm: Orm | Transaction,
  customerId: number,
  exceptTokenId?: number,
): Promise<void> => {
  const others = exceptTokenId === undefined ? undefined : ne(tokens.id, exceptTokenId);
  await orm.delete(tokens).where(and(eq(tokens.customerId, customerId), others));
};
