import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { testDatabaseDump } from '../../../../tests/support/test-database';
import { exchangeMessages } from './exchange-messages';
import { simpleQuery } from './protocol-stream';

const rowBytes = 100_000;
const megabyte = 1024 * 1024;

let lite: PGlite;

beforeAll(async () => {
  // A database of its own would be made for seconds.
  const loadDataDir = await testDatabaseDump(false);
  lite = await PGlite.create({ extensions: { pg_trgm }, loadDataDir });
});

afterAll(() => lite.close());

const query = async (sql: string) =>
  Buffer.from(await exchangeMessages(lite, simpleQuery(sql))).toString('latin1');

it('returns the whole response, errors included', async () => {
  expect(await query("select 'silk'; select 'wool'")).toMatch(/silk.*wool/s);
  expect(await query(`select repeat('x', ${rowBytes})`)).toContain('x'.repeat(rowBytes));
  expect(await query('select nothing')).toContain('column "nothing" does not exist');
  expect(await query("select 'silk'")).toContain('silk');
});

it('holds no response in memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const used = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed;
  };
  const before = used();
  for (let index = 0; index < 300; index += 1) await query(`select repeat('x', ${rowBytes})`);
  expect(used() - before).toBeLessThan(10 * megabyte);
});
