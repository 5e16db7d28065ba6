import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

import type { EmbeddedEngine } from '../../server/src/db/embedded/embedded-engine';
import { exchangeMessages } from '../../server/src/db/embedded/exchange-messages';

/** A PGlite in this thread and in memory; `from` is a dump to start with. */
export const startMemoryEngine = async (
  from?: Blob,
): Promise<EmbeddedEngine & { dump(): Promise<Blob> }> => {
  const lite = await PGlite.create({
    extensions: { pg_trgm },
    ...(from ? { loadDataDir: from } : {}),
  });
  const session = {
    exchange: (messages: Uint8Array) => exchangeMessages(lite, messages),
    ended: new Promise<void>(() => undefined),
  };
  return {
    session: () => Promise.resolve(session),
    dump: () => lite.dumpDataDir('none'),
    close: () => lite.close(),
  };
};
