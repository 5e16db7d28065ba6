import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

import type { Database } from '../../db/client';
import { createSharedSecret } from './shared-secret';

const cipher = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

const derive = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, keyBytes));

/** Whether two hashes are the same, in a time that does not tell how much of them is. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Keeps one-time codes unreadable in the database: hashed for checking, and encrypted in the mail
 * that waits to be sent.
 */
export const createCodeSeal = ({ db }: { db: Database }) => {
  const secret = createSharedSecret(db, 'one-time-codes');

  return {
    /** Reads the key, so it must be called before a transaction begins. */
    open: async () => {
      const key = await secret();
      const hashKey = derive(key, 'hash');
      const sealKey = derive(key, 'seal');
      return {
        hash: (scope: string, code: string): string =>
          createHmac('sha256', hashKey).update(`${scope}:${code}`).digest('base64url'),

        seal: (code: string): string => {
          const iv = randomBytes(ivBytes);
          const sealing = createCipheriv(cipher, sealKey, iv);
          const sealed = Buffer.concat([sealing.update(code, 'utf8'), sealing.final()]);
          return Buffer.concat([iv, sealing.getAuthTag(), sealed]).toString('base64url');
        },

        unseal: (text: string): string => {
          const bytes = Buffer.from(text, 'base64url');
          const opening = createDecipheriv(cipher, sealKey, bytes.subarray(0, ivBytes));
          opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
          const code = [opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()];
          return Buffer.concat(code).toString('utf8');
        },
      };
    },
  };
};

export type CodeSeal = ReturnType<typeof createCodeSeal>;
/** What `CodeSeal.open` resolves to. */
export type OpenSeal = Awaited<ReturnType<CodeSeal['open']>>;
