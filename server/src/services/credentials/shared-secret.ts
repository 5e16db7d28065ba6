import { randomBytes } from 'node:crypto';

import { eq } from 'drizzle-orm';

import type { Database } from '../../db/client';
import { secrets } from '../../db/schema';

const secretBytes = 32;

/**
 * A random key that all processes of a shop share, made by the first to ask for it. Read once, so
 * the first call must not be made while a transaction is open.
 */
export const createSharedSecret = (db: Database, name: string): (() => Promise<Buffer>) => {
  const read = async (): Promise<Buffer> => {
    await db.orm
      .insert(secrets)
      .values({ name, value: randomBytes(secretBytes).toString('base64') })
      .onConflictDoNothing();
    const [secret] = await db.orm.select().from(secrets).where(eq(secrets.name, name));
    if (!secret) throw new Error(`The secret ${name} could not be stored`);
    return Buffer.from(secret.value, 'base64');
  };

  let secret: Promise<Buffer> | undefined;
  return () => {
    secret ??= read().catch((error: unknown) => {
      secret = undefined;
      throw error;
    });
    return secret;
  };
};
