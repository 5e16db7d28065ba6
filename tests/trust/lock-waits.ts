import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';

import type { Database } from '../../server/src/db/client';

const pollMs = 20;

/** A promise, and the function that resolves it. */
export const promised = <Value>() => {
  let resolve = (_value: Value): void => undefined;
  const promise = new Promise<Value>((resolveIt) => {
    resolve = resolveIt;
  });
  return { promise, resolve };
};

/** Resolves once so many statements wait for other transactions. */
export const someWait = async (db: Database, statements = 1): Promise<void> => {
  for (;;) {
    const { rows } = await db.orm.execute<{ waiting: number }>(
      sql`select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'`,
    );
    if ((rows[0]?.waiting ?? 0) >= statements) return;
    await wait(pollMs);
  }
};
