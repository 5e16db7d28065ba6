import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isSoak, recordFigure } from '../support/figures';
import type { ShopProcess } from '../support/shop-process';
import {
  createCrashShoppers,
  expectWhole,
  inDatabase,
  namedMoments,
  openCrashShop,
} from './checkout-crashes';
import type { Shopper } from './shoppers';

/** The time in which line 8 of docs/trust.md wants the shop up again. */
const upAgainMs = 5_000;
const randomMomentCount = isSoak ? 50 : 3;
const maxLifeMs = 1_500;
const roundMs = 90_000;
const triedMoments = isSoak ? namedMoments : namedMoments.filter((_, index) => index % 5 === 3);

describe('checkout on the embedded database when its process is killed', () => {
  let shop: ShopProcess;
  let shoppers: Shopper[];
  let crowd: ReturnType<typeof createCrashShoppers>;

  /** Milliseconds of each start after a kill. */
  const restarts: number[] = [];

  const restart = async () => {
    const began = performance.now();
    await shop.restart();
    restarts.push(performance.now() - began);
  };

  beforeAll(async () => {
    const opened = await openCrashShop();
    ({ shop, shoppers } = opened);
    crowd = createCrashShoppers({ ...opened, url: () => shop.url });
    await inDatabase(shop.dataDir, ({ orm }) =>
      orm.execute(sql`create function hold_up() returns trigger language plpgsql as
        'begin perform pg_sleep(1); return coalesce(new, old); end'`),
    );
    await shop.restart();
  }, 3 * roundMs);

  afterAll(() => shop.stop());

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
    roundMs,
  );

  it.each(triedMoments)(
    'leaves nothing half done when it dies %s',
    async (moment) => {
      const [shopper] = shoppers;
      if (!shopper) throw new Error('There is no shopper.');
      await crowd.fillBag(shopper);
      await shop.kill();
      await inDatabase(shop.dataDir, ({ orm }) =>
        orm.execute(
          sql.raw(`create trigger held_up ${moment} for each row execute function hold_up()`),
        ),
      );
      await shop.restart();

      const key = randomUUID();
      const lost = crowd.checkOut(shopper, key).catch(() => 'lost');
      await wait(500);
      await shop.kill();
      expect(await lost).toBe('lost');

      await inDatabase(shop.dataDir, async ({ orm }) => {
        const table = moment.split(' on ')[1] ?? '';
        await orm.execute(sql.raw(`drop trigger held_up on ${table}`));
        const { rows } = await orm.execute(
          sql`select key from idempotency_keys where key = ${key}`,
        );
        expect(rows).toEqual([]);
      });
      await restart();
      await crowd.expectAcknowledged();
      await crowd.askAgain();
    },
    2 * roundMs,
  );

  it(
    'has no torn or orphaned row in the end',
    async () => {
      await shop.kill();
      await inDatabase(shop.dataDir, async (db) => {
        await expectWhole(db, 'after the last kill');
        const { rows } = await db.orm.execute(sql`select count(*) as orders from idempotency_keys`);
        expect(rows).toEqual([{ orders: crowd.sent.size }]);
      });
      const sorted = restarts.sort((a, b) => a - b);
      const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
      const longest = sorted.at(-1) ?? 0;
      recordFigure(
        8,
        'kill -9',
        `${randomMomentCount} random and ${triedMoments.length} named moments, ${crowd.acknowledged().length} acknowledged orders: ` +
          `none lost, doubled or torn; up again in ${Math.round(median)} ms (median), ${Math.round(longest)} ms (longest)`,
        longest <= upAgainMs,
      );
    },
    2 * roundMs,
  );
});
