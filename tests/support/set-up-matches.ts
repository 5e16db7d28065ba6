import { afterAll } from 'vitest';

/** Of one kind of element alone, such as `a[href]`: neither a list nor of an element within another. */
const ofOneName = /^([a-z]\w*)(?:\[[\w-]+(?:="[^"]*")?\]|:not\(\[[\w-]+(?:="[^"]*")?\]\))*$/;

/** By the selector. */
const names = new Map<string, string | null>();

/** The name of the only elements that a selector can match, where it says so. */
const nameIn = (selector: string): string | null => {
  const known = names.get(selector);
  if (known !== undefined) return known;
  const name = ofOneName.exec(selector)?.[1] ?? null;
  names.set(selector, name);
  return name;
};

// What looks for a role asks each element whether it is one of eighty kinds: most have another name.
if (typeof window !== 'undefined') {
  const { matches } = Element.prototype;
  Object.assign(Element.prototype, {
    matches(this: Element, selector: string) {
      const name = nameIn(selector);
      return (name === null || name === this.localName) && matches.call(this, selector);
    },
  });
  afterAll(() => {
    Object.assign(Element.prototype, { matches });
  });
}
