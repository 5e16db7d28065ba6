import { randomUUID } from 'node:crypto';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Database } from '../../server/src/db/client';
import { eventually } from '../support/eventually';
import { isSoak, recordFigure } from '../support/figures';
import { startPostgres } from '../support/postgres-server';
import { demoDataDir, startShop } from '../support/shop-process';
import type { ShopProcess } from '../support/shop-process';
import {
  createCrashShoppers,
  databaseOf,
  expectWhole,
  inDatabase,
  namedMoments,
  prepareCrashShop,
  triedMoments,
  upAgainMs,
} from './checkout-crashes';
import type { Shopper } from './shoppers';

const randomMomentCount = isSoak ? 50 : 1;
const maxLifeMs = 1_500;

/**
 * Holds up a write while there is a file `hold-N` in the database's folder, and says by the file
 * `held-N` that it does: the shop need not be stopped to choose a moment, and is killed in it on a
 * machine of any speed.
 */
const holdUp = sql`
  create function hold_up() returns trigger language plpgsql as $$
  declare
    folder text := current_setting('data_directory');
  begin
    if (pg_stat_file(folder || '/hold-' || tg_argv[0], true)).size is not null then
      execute format('copy (select 1) to %L', folder || '/held-' || tg_argv[0]);
      for turn in 1..400 loop
        exit when (pg_stat_file(folder || '/hold-' || tg_argv[0], true)).size is null;
        perform pg_sleep(0.05);
      end loop;
    end if;
    return coalesce(new, old);
  end $$`;

const postgres = isSoak ? await startPostgres() : null;

const kinds = [
  { name: 'embedded', databaseUrl: undefined },
  ...(postgres ? [{ name: 'PostgreSQL', databaseUrl: postgres.url }] : []),
];

afterAll(() => postgres?.stop());

describe.each(kinds)('checkout when its process is killed, $name', ({ name, databaseUrl }) => {
  let shop: ShopProcess;
  let shoppers: Shopper[];
  let crowd: ReturnType<typeof createCrashShoppers>;
  /** The folder in which the database has its own files. */
  let databaseFolder: string;

  /** Milliseconds of each start after a kill. */
  const restarts: number[] = [];

  const inShopDatabase = <Result>(work: (db: Database) => Promise<Result>): Promise<Result> =>
    inDatabase(databaseOf(shop, databaseUrl), work);

  const restart = async () => {
    const began = performance.now();
    await shop.restart();
    restarts.push(performance.now() - began);
  };

  const addHolds = async ({ orm }: Database, dataDir: string) => {
    const { rows } = await orm.execute<{ folder: string }>(
      sql`select current_setting('data_directory') as folder`,
    );
    const [{ folder } = { folder: '' }] = rows;
    // The embedded database sees its folder under a path of its own.
    databaseFolder = databaseUrl ? folder : join(dataDir, 'embedded', 'database');
    await orm.execute(holdUp);
    for (const [index, moment] of namedMoments.entries()) {
      await orm.execute(
        sql.raw(
          `create trigger held_${index} ${moment} for each row execute function hold_up('${index}')`,
        ),
      );
    }
  };

  const open = async () => {
    if (databaseUrl === undefined) {
      const dataDir = await demoDataDir();
      const prepared = await prepareCrashShop({ dataDir }, (db) => addHolds(db, dataDir));
      return { ...prepared, started: await startShop({ DATA_DIR: dataDir }) };
    }
    const started = await startShop({ DATABASE_URL: databaseUrl, DEMO: '1' });
    await started.kill();
    const prepared = await prepareCrashShop(databaseOf(started, databaseUrl), (db) =>
      addHolds(db, started.dataDir),
    );
    await started.restart();
    return { ...prepared, started };
  };

  beforeAll(async () => {
    const { started, ...prepared } = await open();
    shop = started;
    ({ shoppers } = prepared);
    crowd = createCrashShoppers({ ...prepared, url: () => shop.url });
  });

  afterAll(async () => {
    await shop.stop();
    rmSync(shop.dataDir, { recursive: true, force: true });
  });

  it.each(Array.from({ length: randomMomentCount }, (_, index) => index + 1))(
    'loses nothing at random moment %i',
    async () => {
      const buying = crowd.buy();
      await wait(Math.random() * maxLifeMs);
      await shop.kill();
      await buying;
      await restart();
      await crowd.expectAcknowledged();
      await crowd.askAgain();
    },
  );

  it.each(triedMoments)('leaves nothing half done when it dies %s', async (moment) => {
    const [shopper] = shoppers;
    if (!shopper) throw new Error('There is no shopper.');
    await crowd.fillBag(shopper);
    const file = (word: string) => join(databaseFolder, `${word}-${namedMoments.indexOf(moment)}`);
    writeFileSync(file('hold'), '');

    const key = randomUUID();
    const lost = crowd.checkOut(shopper, key).catch(() => 'lost');
    await eventually(() => expect(existsSync(file('held'))).toBe(true));
    await shop.kill();
    expect(await lost).toBe('lost');
    for (const word of ['hold', 'held']) rmSync(file(word));

    await inShopDatabase(async ({ orm }) => {
      const { rows } = await orm.execute(sql`select key from idempotency_keys where key = ${key}`);
      expect(rows).toEqual([]);
    });
    await restart();
    await crowd.expectAcknowledged();
    await crowd.askAgain();
  });

  it('has no torn or orphaned row in the end', async () => {
    await shop.kill();
    await inShopDatabase(async (db) => {
      await expectWhole(db, 'after the last kill');
      const { rows } = await db.orm.execute(
        sql`select count(*)::integer as orders from idempotency_keys`,
      );
      expect(rows).toEqual([{ orders: crowd.sent.size }]);
    });
    const sorted = restarts.sort((a, b) => a - b);
    const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
    const longest = sorted.at(-1) ?? 0;
    recordFigure(
      8,
      `kill -9, ${name}`,
      `${randomMomentCount} random and ${triedMoments.length} named moments, ${crowd.acknowledged().length} acknowledged orders: ` +
        `none lost, doubled or torn; up again in ${Math.round(median)} ms (median), ${Math.round(longest)} ms (longest)`,
      longest <= upAgainMs,
    );
  });
});
