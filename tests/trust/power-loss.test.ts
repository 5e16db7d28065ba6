import { createHash, randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';

import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from '../../server/src/db/client';
import { migrateDatabase } from '../../server/src/db/migrate';
import { products } from '../../server/src/db/schema';
import { isSoak, recordFigure } from '../support/figures';
import { seededRandom } from '../support/seeded-random';
import { demoDataDir, startShop } from '../support/shop-process';
import {
  createCrashShoppers,
  expectWhole,
  inDatabase,
  namedMoments,
  prepareCrashShop,
  triedMoments,
  upAgainMs,
} from './checkout-crashes';
import type { Entry } from './power-loss/journal';
import { ModeledDisk } from './power-loss/modeled-disk';
import { createReplay, nameCut } from './power-loss/power-cuts';
import type { PowerCut } from './power-loss/power-cuts';
import { startRecordedShop } from './power-loss/recorded-shop';
import type { RecordedShop } from './power-loss/recorded-shop';
import { submitOrder } from './shoppers';
import { checkoutForm } from './small-shop';

const randomCutCount = isSoak ? 50 : 1;
const firstStartCutCount = 12;
/** Orders in each recorded run: the soak records two, `npm test` one. */
const orderCount = isSoak ? 150 : 8;
/** Every how many cuts of the soak the whole shop is started, not only its database. */
const wholeShopEvery = 5;
const maxSeed = 1_000_000;

const newFolder = () => mkdtempSync(join(tmpdir(), 'selvage-power-'));
const removeFolder = (folder: string) => rmSync(folder, { recursive: true, force: true });
const newSeed = () => randomInt(maxSeed);
const inOrder = (cuts: PowerCut[]) => cuts.sort((a, b) => a.after - b.after);

/** Every file below a folder with its contents, shortened. */
const contentsOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .sort()
      .map((path) => [
        relative(folder, path),
        createHash('sha256').update(readFileSync(path)).digest('hex'),
      ]),
  );

/** Leaves an empty file as a mark in the journal at the moment of the trigger. */
const markMoment = sql`
  create function mark_moment() returns trigger language plpgsql as $$
  begin
    execute format('copy (select 1) to %L',
      current_setting('data_directory') || '/moment-' || tg_argv[0]);
    if tg_argv[1] = 'checkpoint' then
      if new.id % 7 = 0 then checkpoint; end if;
    end if;
    return coalesce(new, old);
  end $$`;

describe('checkout on the embedded database when its power is cut', () => {
  const counts = { whole: 0, acknowledged: 0 };
  /** Milliseconds of each start after a cut. */
  const starts: number[] = [];
  let dataDir: string;
  let folder: string;
  let image: string;
  let crowd: ReturnType<typeof createCrashShoppers>;
  let recorded: RecordedShop;
  let entries: Entry[];
  let url = '';
  let randomCuts: PowerCut[];
  let replayAtRandom: ReturnType<typeof createReplay>;
  let replayNamed: ReturnType<typeof createReplay>;
  let liar: ModeledDisk;
  let lastMoment = 0;

  /** Half of the cuts come right after a response, when there is most to lose. */
  const chooseCut = (): PowerCut => {
    const responses = [...crowd.sent.values()].flatMap(({ answeredAt }) => answeredAt ?? []);
    const response = responses[randomInt(responses.length)] ?? 0;
    const anywhere = randomInt(entries.length + 1);
    const rightAfter = entries.findLastIndex(({ end }) => end <= response) + 1;
    return { after: randomInt(2) === 0 ? rightAfter : anywhere, seed: newSeed() };
  };

  /** The journal entries at which a named moment came. */
  const momentsOf = (moment: string): number[] => {
    const mark = `moment-${namedMoments.indexOf(moment)}`;
    return entries.flatMap(({ change }, index) =>
      change.op === 'open' && change.file.endsWith(mark) ? [index + 1] : [],
    );
  };

  const clockAt = (cut: PowerCut) => entries[cut.after - 1]?.end ?? 0;

  /** The database starts and has every acknowledged order, and nothing incomplete. */
  const expectKept = async (cut: PowerCut) => {
    const acknowledged = crowd.acknowledged(clockAt(cut));
    await inDatabase({ dataDir: image }, async (db) => {
      const { rows } = await db.orm.execute<{ key: string; customer: number; order: number }>(
        sql`select key, o.customer_id as customer, o.id as order
            from idempotency_keys k join orders o on o.id = k.order_id and o.customer_id = k.customer_id`,
      );
      const there = new Map(rows.map(({ key, ...order }) => [key, order]));
      for (const { key, shopper, order } of acknowledged) {
        expect(there.get(key), nameCut(cut)).toEqual({ customer: shopper.id, order });
      }
      for (const key of there.keys()) expect(crowd.sent.has(key), nameCut(cut)).toBe(true);
      await expectWhole(db, nameCut(cut));
      counts.whole += 1;
      counts.acknowledged += acknowledged.length;
    });
  };

  /** The whole shop starts and shows the orders; a repeated call gets its first response. */
  const expectShopGoesOn = async (cut: PowerCut) => {
    const at = clockAt(cut);
    const began = performance.now();
    const shop = await startShop({ DATA_DIR: image });
    starts.push(Math.round(performance.now() - began));
    url = shop.url;
    try {
      await crowd.expectAcknowledged(at);
      const last = crowd.acknowledged(at).at(-1);
      for (const [key, { shopper, sentAt, answeredAt = Infinity }] of crowd.sent) {
        const underWay = sentAt <= at && answeredAt > at;
        if (!underWay && key !== last?.key) continue;
        if (underWay) await crowd.fillBag(shopper);
        const responses = [
          await submitOrder(url, shopper, checkoutForm(), key),
          await submitOrder(url, shopper, checkoutForm(), key),
        ];
        expect(responses.map(({ status }) => status)).toEqual([200, 200]);
        const ids = responses.map(({ body }) => body.data?.id);
        expect(new Set(key === last?.key ? [...ids, last.order] : ids).size).toBe(1);
      }
    } finally {
      await shop.stop();
    }
    await inDatabase({ dataDir: image }, (db) =>
      expectWhole(db, `after the shop went on, ${nameCut(cut)}`),
    );
  };

  beforeAll(async () => {
    dataDir = await demoDataDir();
    folder = join(dataDir, 'embedded');
    const prepared = await prepareCrashShop({ dataDir }, async ({ orm }) => {
      await orm.execute(markMoment);
      for (const [index, moment] of namedMoments.entries()) {
        const more = moment === 'after insert on orders' ? 'checkpoint' : '';
        await orm.execute(
          sql.raw(
            `create trigger marked_${index} ${moment} for each row execute function mark_moment('${index}', '${more}')`,
          ),
        );
      }
    });
    const disks = [true, true, false].map((heedsSync) => new ModeledDisk(folder, heedsSync));

    recorded = await startRecordedShop(folder, { DATA_DIR: dataDir });
    const { shop, clock } = recorded;
    url = shop.url;
    crowd = createCrashShoppers({ ...prepared, url: () => url, clock });
    await crowd.buy(orderCount);
    if (isSoak) {
      // Killed while it sells, so that the next run begins with a recovery.
      const buying = crowd.buy();
      await shop.kill();
      await buying;
      await shop.restart();
      await crowd.buy(orderCount);
    }
    await shop.stop();

    entries = recorded.readJournal();
    randomCuts = inOrder(Array.from({ length: randomCutCount }, chooseCut));
    const [first, second, third] = disks;
    if (!first || !second || !third) throw new Error('Three disks are needed.');
    replayAtRandom = createReplay(first, entries);
    replayNamed = createReplay(second, entries);
    liar = third;
  });

  beforeEach(() => {
    image = newFolder();
  });

  afterEach(() => removeFolder(image));

  afterAll(async () => {
    await recorded.shop.stop();
    recorded.forget();
    removeFolder(dataDir);
  });

  it.each(Array.from({ length: randomCutCount }, (_, index) => index))(
    'loses nothing at random cut %i',
    async (index) => {
      const cut = randomCuts[index];
      if (!cut) throw new Error('There is no such cut.');
      replayAtRandom(cut, join(image, 'embedded'));
      await expectKept(cut);
      if (isSoak && index % wholeShopEvery === 0) await expectShopGoesOn(cut);
    },
  );

  it.each(triedMoments)('leaves nothing half done when the power fails %s', async (moment) => {
    const moments = momentsOf(moment);
    const after = moments.find(
      (at) => at > lastMoment + randomInt(Math.floor(entries.length / 20)),
    );
    if (after === undefined) throw new Error('The moment never came.');
    lastMoment = after;
    const cut = { after, seed: newSeed() };
    replayNamed(cut, join(image, 'embedded'));
    await expectKept(cut);
  });

  it('detects the loss on a disk that says it has synced and has not', async () => {
    for (const { change } of entries) liar.apply(change);
    const whole = join(image, 'embedded');
    liar.cut(whole, 'kept', seededRandom(1));
    expect(contentsOf(whole)).toEqual(contentsOf(folder));

    removeFolder(whole);
    liar.cut(whole, 'partly kept', seededRandom(newSeed()));
    await expect(expectKept({ after: entries.length, seed: 1 })).rejects.toThrow();
  });

  it('has left everything whole at every cut', () => {
    expect(counts.whole).toBe(randomCutCount + triedMoments.length);
    const slowest = Math.max(0, ...starts);
    recordFigure(
      8,
      'power loss, embedded',
      `${randomCutCount} random and ${triedMoments.length} named cuts in ${entries.length} writes: everything whole after each, ` +
        `with ${counts.acknowledged} acknowledged orders in all; up again in at most ${slowest} ms`,
      slowest <= upAgainMs,
    );
  });
});

// A minute for each cut.
describe.runIf(isSoak)('the first start on the embedded database when its power is cut', () => {
  it('leaves a folder that the shop can be started on', async () => {
    const dataDir = newFolder();
    const before = new ModeledDisk(dataDir);
    const recorded = await startRecordedShop(dataDir, { DATA_DIR: dataDir, DEMO: '0' });
    await recorded.shop.stop();
    const entries = recorded.readJournal();
    recorded.forget();

    const replay = createReplay(before, entries);
    const cuts = Array.from({ length: firstStartCutCount }, () => ({
      after: randomInt(entries.length + 1),
      seed: newSeed(),
    }));
    for (const cut of inOrder(cuts)) {
      const image = newFolder();
      replay(cut, image);
      const db = await openDatabase({ dataDir: image });
      await migrateDatabase(db);
      expect(await db.orm.$count(products), nameCut(cut)).toBe(0);
      await db.close();
      removeFolder(image);
    }

    // Once the shop is open, its folder must survive.
    const image = newFolder();
    replay({ after: entries.length, seed: newSeed() }, image);
    removeFolder(image);
    before.cut(image, 'lost', Math.random);
    expect(readdirSync(join(image, 'embedded', 'database'))).toContain('PG_VERSION');
    removeFolder(image);
    removeFolder(dataDir);
  });
});
