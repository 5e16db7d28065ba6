// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { chosenLine } from '../../../../tests/support/chosen-lines';
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

  it('loses nothing when three tabs add fifty each', async () => {
    const tabs = [1, 2, 3].map(() => ({ storage: createBagStorage(), state: guest() }));
    for (const tab of tabs) {
      await tab.storage.getItem('cart');
      tab.storage.onMerge((lines) => {
        tab.state = guest(...lines);
      });
    }
    for (let turn = 0; turn < 50; turn += 1) {
      for (const tab of tabs) {
        const quantity = tab.state.items[0]?.quantity ?? 0;
        tab.state = guest(lineOf(1, quantity + 1));
        await tab.storage.setItem('cart', tab.state);
      }
    }
    expect(JSON.parse(stored() ?? '')).toMatchObject({ items: [{ quantity: 150 }] });
  });

  it('follows another tab, but not while it has changes of its own', async () => {
    const storage = createBagStorage();
    await storage.getItem('cart');
    const text = storedBag([lineOf(1, 2)], 'USD');
    expect(storage.linesFromOtherTab(text, [])).toHaveLength(1);
    expect(storage.linesFromOtherTab(text, [lineOf(3, 1)])).toBeNull();
    expect(storage.linesFromOtherTab('{', [])).toBeNull();
    storage.markStored([lineOf(1, 2)]);
    expect(storage.linesFromOtherTab(text, [lineOf(1, 2)])).toBeNull();
    expect(storage.linesFromOtherTab(null, [lineOf(1, 2)])).toEqual([]);
  });

  it("applies this tab's changes to another tab's lines", () => {
    const base = [lineOf(1, 2), lineOf(2, 1)];
    expect(mergedLines(base, [lineOf(1, 3)], [lineOf(1, 1), lineOf(2, 1), lineOf(3, 1)])).toEqual([
      lineOf(1, 2),
      lineOf(3, 1),
    ]);
  });
});
