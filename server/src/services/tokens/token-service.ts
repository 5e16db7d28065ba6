import { createHash, randomBytes } from 'node:crypto';

import { and, eq, gt, lt, ne } from 'drizzle-orm';

import type { Database, Orm, Transaction } from '../../db/client';
import { tokens } from '../../db/schema';

/**
 * `session`: a customer who is logged in. `verification`: one who registered and has yet to prove
 * the address. `reset`: good for setting one new password.
 */
export type TokenKind = 'session' | 'verification' | 'reset';

/** What a good token says about who sent it. */
export interface TokenHolder {
  tokenId: number;
  kind: TokenKind;
  /** Null for a registration whose address was already taken: the token opens nothing. */
  customerId: number | null;
}

const tokenBytes = 32;
const minuteMs = 60_000;
const lifetimeMs: Record<TokenKind, number> = {
  session: 30 * 24 * 60 * minuteMs,
  verification: 24 * 60 * minuteMs,
  reset: 15 * minuteMs,
};
const sweepEveryMs = 60 * minuteMs;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/**
 * Bearer tokens: 32 random bytes, of which only the hash is stored. Every call looks a token up,
 * so that one that was ended is refused at the next call, on every process.
 */
export const createTokenService = ({ db }: { db: Database }) => {
  const sweep = () =>
    db.orm
      .delete(tokens)
      .where(lt(tokens.expiresAt, new Date()))
      .then(
        () => undefined,
        (error: unknown) => console.error('Expired tokens stay for now:', error),
      );
  const timer = setInterval(() => void sweep(), sweepEveryMs);
  timer.unref();

  return {
    /** Who a token belongs to; undefined when it is unknown, ended or too old. */
    find: async (token: string): Promise<TokenHolder | undefined> => {
      const [row] = await db.orm
        .select({ tokenId: tokens.id, kind: tokens.kind, customerId: tokens.customerId })
        .from(tokens)
        .where(and(eq(tokens.hash, hashOf(token)), gt(tokens.expiresAt, new Date())));
      return row && { ...row, kind: row.kind as TokenKind };
    },

    /** Makes a token: this is the only time that it is readable. */
    issue: async (
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
    },

    /** Ends one token. False when it had ended already, which makes a token good for one use. */
    end: async (orm: Orm | Transaction, tokenId: number): Promise<boolean> => {
      const ended = await orm
        .delete(tokens)
        .where(eq(tokens.id, tokenId))
        .returning({ id: tokens.id });
      return ended.length > 0;
    },

    /** Ends all tokens of a customer, of every kind, but for the one that may stay. */
    endAll: async (orm: Orm | Transaction, customerId: number, but?: number): Promise<void> => {
      await orm
        .delete(tokens)
        .where(
          and(
            eq(tokens.customerId, customerId),
            but === undefined ? undefined : ne(tokens.id, but),
          ),
        );
    },

    close: () => clearInterval(timer),
  };
};

export type TokenService = ReturnType<typeof createTokenService>;
