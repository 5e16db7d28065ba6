const wordBits = 32;
const wordShift = 5;

const onesIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55_55_55_55);
  const fours = (pairs & 0x33_33_33_33) + ((pairs >>> 2) & 0x33_33_33_33);
  return Math.imul((fours + (fours >>> 4)) & 0x0f_0f_0f_0f, 0x01_01_01_01) >>> 24;
};

/** Numbers with room for at least so many. */
export const grown = (numbers: Int32Array<ArrayBuffer>, length: number) => {
  if (length <= numbers.length) return numbers;
  const more = new Int32Array(Math.max(length, numbers.length * 2));
  more.set(numbers);
  return more;
};

/** A set of small whole numbers as a bitmap, which makes intersecting and counting fast. */
export class BitSet {
  private words = new Int32Array(1);
  /** The number of members and the members themselves, once they were asked for. */
  private size: number | undefined;
  private list: readonly number[] | undefined;

  static of(members: Iterable<number>): BitSet {
    const bits = new BitSet();
    for (const member of members) bits.add(member);
    return bits;
  }

  static union(sets: Iterable<BitSet>): BitSet {
    const union = new BitSet();
    for (const { words } of sets) {
      union.words = grown(union.words, words.length);
      for (let at = 0; at < words.length; at += 1) union.set(at, union.word(at) | (words[at] ?? 0));
    }
    return union;
  }

  /** The indexes of the values from `min` to `max`. */
  static where(values: Int32Array, min: number, max: number): BitSet {
    const found = new BitSet();
    found.words = new Int32Array(Math.ceil(values.length / wordBits));
    for (let at = 0; at < found.words.length; at += 1) {
      const from = at << wordShift;
      const length = Math.min(wordBits, values.length - from);
      let word = 0;
      for (let bit = 0; bit < length; bit += 1) {
        const value = values[from + bit] ?? 0;
        if (value >= min && value <= max) word |= 1 << bit;
      }
      found.words[at] = word;
    }
    return found;
  }

  add(member: number): void {
    const at = member >>> wordShift;
    this.words = grown(this.words, at + 1);
    this.set(at, this.word(at) | (1 << (member % wordBits)));
  }

  delete(member: number): void {
    if (!this.has(member)) return;
    const at = member >>> wordShift;
    this.set(at, this.word(at) & ~(1 << (member % wordBits)));
  }

  has(member: number): boolean {
    return (this.word(member >>> wordShift) & (1 << (member % wordBits))) !== 0;
  }

  /** In ascending order. */
  members(): readonly number[] {
    if (this.list) return this.list;
    const members: number[] = [];
    for (let at = 0; at < this.words.length; at += 1) {
      for (let word = this.word(at); word !== 0; word &= word - 1) {
        members.push((at << wordShift) + (wordBits - 1 - Math.clz32(word & -word)));
      }
    }
    this.list = members;
    return members;
  }

  /** The members that another set has, too. */
  and(other: BitSet): BitSet {
    const [ours, theirs] = [this.words, other.words];
    const both = new BitSet();
    both.words = new Int32Array(Math.min(ours.length, theirs.length));
    for (let at = 0; at < both.words.length; at += 1) {
      both.words[at] = (ours[at] ?? 0) & (theirs[at] ?? 0);
    }
    return both;
  }

  /** The number of members that another set has, too; without one, of all members. */
  count(other: BitSet = this): number {
    if (other === this) {
      this.size ??= this.countWords(this);
      return this.size;
    }
    const [fewer, more] = this.count() < other.count() ? [this, other] : [other, this];
    if (fewer.count() > fewer.words.length / 2) return this.countWords(other);
    let count = 0;
    for (const member of fewer.members()) if (more.has(member)) count += 1;
    return count;
  }

  private countWords(other: BitSet): number {
    const [ours, theirs] = [this.words, other.words];
    const length = Math.min(ours.length, theirs.length);
    let count = 0;
    for (let at = 0; at < length; at += 1) count += onesIn((ours[at] ?? 0) & (theirs[at] ?? 0));
    return count;
  }

  private word(at: number): number {
    return this.words[at] ?? 0;
  }

  private set(at: number, word: number): void {
    this.words[at] = word;
    this.size = undefined;
    this.list = undefined;
  }
}
