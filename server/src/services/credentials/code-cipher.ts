import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

import type { WithDb } from '../../db/client';
import { createSharedSecret } from './shared-secret';

const algorithm = 'aes-256-gcm';
const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

const derive = (secret: Buffer, use: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', use, keyBytes));

/** Whether two hashes are the same, compared in constant time. */
export const sameHash = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};

/**
 * Keeps one-time codes unreadable in the database: hashed to check them, encrypted in mail that is
 * waiting. Returns a function that reads the key, to be called before a transaction, and resolves to
 * the cipher.
 */
export const createCodeCipher = ({ db }: WithDb) => {
  const secret = createSharedSecret(db, 'one-time-codes');

  return async () => {
    const key = await secret();
    const hashKey = derive(key, 'hash');
    const cipherKey = derive(key, 'seal');
    return {
      hash: (scope: string, code: string): string =>
        createHmac('sha256', hashKey).update(`${scope}:${code}`).digest('base64url'),

      encrypt: (code: string): string => {
        const iv = randomBytes(ivBytes);
        const encryption = createCipheriv(algorithm, cipherKey, iv);
        const encrypted = Buffer.concat([encryption.update(code, 'utf8'), encryption.final()]);
        return Buffer.concat([iv, encryption.getAuthTag(), encrypted]).toString('base64url');
      },

      decrypt: (text: string): string => {
        const bytes = Buffer.from(text, 'base64url');
        const decryption = createDecipheriv(algorithm, cipherKey, bytes.subarray(0, ivBytes));
        decryption.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
        const code = [decryption.update(bytes.subarray(ivBytes + tagBytes)), decryption.final()];
        return Buffer.concat(code).toString('utf8');
      },
    };
  };
};

/** Reads the key; called before a transaction begins. */
export type LoadCodeCipher = ReturnType<typeof createCodeCipher>;
export type CodeCipher = Awaited<ReturnType<LoadCodeCipher>>;
