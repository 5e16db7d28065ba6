// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { chosenLine } from '../../../../tests/support/chosen-lines';
import { lateStorage } from '../../../../tests/support/late-storage';
import { seededRandom } from '../../../../tests/support/seeded-random';
import { type BagLine, withLineId } from './bag-line';
import { createBagStorage, mergedLines } from './bag-storage';
import { storedBag } from './stored-bag';

const lineOf = (productId: number, quantity: number): BagLine =>
  withLineId({ ...chosenLine(productId, quantity), prices: { USD: 100, EUR: 100, AED: 100 } });
const guest = (...items: BagLine[]) => ({ items });
const stored = () => localStorage.getItem('cart');

describe('bag storage', () => {
  beforeEach(() => {
    localStorage.clear();
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('writes plain JSON { items, total } and deletes the stored cart with the last line', async () => {
    const storage = createBagStorage();
    await storage.setItem('cart', guest(lineOf(1, 2)));
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: [{ quantity: 2 }], total: 2 });
    await storage.setItem('cart', guest());
    expect(stored()).toBeNull();
  });

  it('removes bad data, says so on the console, and leaves an empty bag', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    for (const spoilt of ['{', '5', '{"items":{}}', '[{"quantity":1}]']) {
      localStorage.setItem('cart', spoilt);
      expect(await createBagStorage().getItem('cart')).toBeUndefined();
      expect(stored()).toBeNull();
    }
    expect(said).toHaveBeenCalledTimes(4);
    said.mockRestore();
  });

  it('merges what another tab wrote since, instead of overwriting it', async () => {
    const here = createBagStorage();
    const there = createBagStorage();
    await here.getItem('cart');
    await there.getItem('cart');
    const merged = vi.fn();
    here.onMerge(merged);
    await there.setItem('cart', guest(lineOf(1, 2)));
    await here.setItem('cart', guest(lineOf(1, 1), lineOf(2, 1)));
    const lines = [lineOf(1, 3), lineOf(2, 1)];
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: lines });
    expect(merged).toHaveBeenCalledWith(lines);
  });

  it('makes a change again that another tab overwrote without having read it', async () => {
    const [here, there] = [createBagStorage(), createBagStorage()];
    await there.setItem('cart', guest(lineOf(1, 2)));
    const theirs = stored();
    localStorage.clear();
    await here.setItem('cart', guest(lineOf(1, 1), lineOf(2, 1)));
    const both = [lineOf(1, 3), lineOf(2, 1)];
    expect(there.followOtherTab('cart', stored(), [lineOf(1, 2)])).toEqual(both);
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: both });
    // What was overwritten arrives too, and then what was made again: it is not made twice.
    const mine = [lineOf(1, 1), lineOf(2, 1)];
    const again = stored();
    expect(here.followOtherTab('cart', theirs, mine)).toEqual(both);
    expect(here.followOtherTab('cart', again, both)).toBeNull();
    expect(there.followOtherTab('cart', again, both)).toBeNull();
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: both });
  });

  it('makes no change again after the bag was emptied', async () => {
    const [here, there] = [createBagStorage(), createBagStorage()];
    await here.setItem('cart', guest(lineOf(1, 2)));
    expect(there.followOtherTab('cart', stored(), [])).toEqual([lineOf(1, 2)]);
    await there.setItem('cart', guest());
    expect(here.followOtherTab('cart', stored(), [lineOf(1, 2)])).toEqual([]);
    await there.setItem('cart', guest(lineOf(3, 1)));
    expect(here.followOtherTab('cart', stored(), [])).toEqual([lineOf(3, 1)]);
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: [{ productId: 3 }] });
  });

  it.each([1, 2, 3, 4, 5])(
    'loses nothing when three tabs that read late add fifty each (order %i)',
    (seed) => {
      const random = seededRandom(seed);
      const browser = lateStorage(3);
      const tabs = [0, 1, 2].map((index) => {
        const storage = createBagStorage();
        const tab = { bag: guest(), left: 50 };
        const show = (lines: BagLine[]) => {
          tab.bag = guest(...lines);
        };
        const add = () => {
          tab.left -= 1;
          show([lineOf(1, (tab.bag.items[0]?.quantity ?? 0) + 1)]);
          void storage.setItem('cart', tab.bag);
        };
        storage.onMerge(show);
        const next = () => [
          ...(tab.left > 0 ? [add] : []),
          ...browser.nextOf(index, (text) => {
            const lines = storage.followOtherTab('cart', text, tab.bag.items);
            if (lines !== null) show(lines);
          }),
        ];
        return { tab, next };
      });
      const steps = () =>
        tabs.flatMap(({ next }, index) =>
          next().map((step) => () => {
            browser.inTab(index, step);
          }),
        );
      for (let next = steps(); next.length > 0; next = steps())
        next[Math.floor(random() * next.length)]?.();
      const all = { items: [{ productId: 1, quantity: 150 }] };
      for (const text of browser.read()) expect(JSON.parse(text ?? '')).toMatchObject(all);
      for (const { tab } of tabs) expect(tab.bag).toMatchObject(all);
    },
  );

  it('follows another tab, but not while it has changes of its own', async () => {
    const storage = createBagStorage();
    await storage.getItem('cart');
    const text = storedBag([lineOf(1, 2)], 'USD');
    expect(storage.followOtherTab('cart', text, [lineOf(3, 1)])).toBeNull();
    expect(storage.followOtherTab('cart', '{', [])).toBeNull();
    expect(storage.followOtherTab('cart', text, [])).toHaveLength(1);
    expect(storage.followOtherTab('cart', text, [lineOf(1, 2)])).toBeNull();
    expect(storage.followOtherTab('cart', null, [lineOf(1, 2)])).toEqual([]);
    expect(stored()).toBeNull();
  });

  it("applies this tab's changes to another tab's lines", () => {
    const base = [lineOf(1, 2), lineOf(2, 1)];
    expect(mergedLines(base, [lineOf(1, 3)], [lineOf(1, 1), lineOf(2, 1), lineOf(3, 1)])).toEqual([
      lineOf(1, 2),
      lineOf(3, 1),
    ]);
  });
});
