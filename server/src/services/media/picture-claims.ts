import { eq, lt } from 'drizzle-orm';

import { secondMs } from '@contract/durations';

import type { WithDb } from '../../db/client';
import { pictureClaims } from '../../db/schema';

/** Longer than encoding a picture takes. */
const claimMs = 30 * secondMs;

/**
 * Does the work, unless another process is doing it under the same name: then it resolves with
 * undefined. The claim of a killed process expires.
 */
export const withClaim = async <T>(
  { db }: WithDb,
  name: string,
  work: () => Promise<T>,
): Promise<T | undefined> => {
  const now = new Date();
  const until = new Date(now.getTime() + claimMs);
  const claimed = await db.orm
    .insert(pictureClaims)
    .values({ name, until })
    .onConflictDoUpdate({
      target: pictureClaims.name,
      set: { until },
      setWhere: lt(pictureClaims.until, now),
    })
    .returning();
  if (claimed.length === 0) return undefined;
  try {
    return await work();
  } finally {
    await db.orm.delete(pictureClaims).where(eq(pictureClaims.name, name));
  }
};
