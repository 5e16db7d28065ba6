import { vi } from 'vitest';

import type { Database } from '../../server/src/db/client';

/** Runs something once, between the next result of a prepared statement of this name and its use. */
export const afterStatement = (
  { pool }: Pick<Database, 'pool'>,
  name: string,
  run: () => Promise<unknown>,
): void => {
  const queries = pool as unknown as { query: (...args: unknown[]) => Promise<unknown> };
  const query = queries.query.bind(queries);
  const spy = vi.spyOn(queries, 'query').mockImplementation(async (...args) => {
    const found = await query(...args);
    const [statement] = args as [{ name?: string } | undefined];
    if (statement?.name !== name) return found;
    spy.mockRestore();
    await run();
    return found;
  });
};
