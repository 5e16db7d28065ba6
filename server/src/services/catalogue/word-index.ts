import { BitSet } from './bit-set';

/** Of more products than this, a bitmap takes less memory than a list. */
const maxListed = 512;

const wordsIn = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Which products have a word: few as a list, many as a bitmap. */
type Holders = number[] | BitSet;

/**
 * The words of products, as the database stems them, and which products have them. Words stay known
 * when no product has them any more.
 */
export class WordIndex {
  private readonly holders = new Map<string, Holders>();
  private readonly texts: (string | undefined)[] = [];
  /** All words, sorted; undefined until a prefix is looked for. */
  private sorted: string[] | undefined;

  /** Replaces the words of the product in a slot; spaces separate them. */
  set(slot: number, text: string): void {
    const before = this.texts[slot] ?? '';
    if (before === text) return;
    this.texts[slot] = text;
    for (const word of wordsIn(before)) this.remove(word, slot);
    for (const word of wordsIn(text)) this.add(word, slot);
  }

  /** The slots that have a word, or any word that it is a prefix of. */
  find(word: string, isPrefix: boolean): BitSet {
    const found = isPrefix
      ? this.startingWith(word).map((each) => this.holders.get(each) ?? [])
      : [this.holders.get(word) ?? []];
    const listed = new BitSet();
    for (const holders of found) {
      if (holders instanceof BitSet) continue;
      for (const slot of holders) listed.add(slot);
    }
    const sets = found.filter((holders) => holders instanceof BitSet);
    return sets.length === 0 ? listed : BitSet.union([listed, ...sets]);
  }

  /** Whether any word has this prefix. */
  hasPrefix(prefix: string): boolean {
    const words = this.inOrder();
    return words[this.placeOf(words, prefix)]?.startsWith(prefix) ?? false;
  }

  private startingWith(prefix: string): string[] {
    const words = this.inOrder();
    const from = this.placeOf(words, prefix);
    let to = from;
    while (words[to]?.startsWith(prefix)) to += 1;
    return words.slice(from, to);
  }

  private inOrder(): string[] {
    this.sorted ??= [...this.holders.keys()].sort((a, b) => (a < b ? -1 : 1));
    return this.sorted;
  }

  /** The position of a word in the sorted list, or where to insert it. */
  private placeOf(words: readonly string[], word: string): number {
    let [from, to] = [0, words.length];
    while (from < to) {
      const middle = (from + to) >>> 1;
      if ((words[middle] ?? '') < word) from = middle + 1;
      else to = middle;
    }
    return from;
  }

  private add(word: string, slot: number): void {
    const holders = this.holders.get(word);
    if (holders === undefined) {
      this.holders.set(word, [slot]);
      this.sorted?.splice(this.placeOf(this.sorted, word), 0, word);
    } else if (holders instanceof BitSet) {
      holders.add(slot);
    } else {
      holders.push(slot);
      if (holders.length > maxListed) this.holders.set(word, BitSet.of(holders));
    }
  }

  private remove(word: string, slot: number): void {
    const holders = this.holders.get(word);
    if (holders instanceof BitSet) holders.delete(slot);
    else if (holders)
      this.holders.set(
        word,
        holders.filter((other) => other !== slot),
      );
  }
}
