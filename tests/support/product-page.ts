import { readFileSync } from 'node:fs';

/** The text of each section of docs/product.md, without line ends, by number. */
export const productSections: Readonly<Record<number, string>> = Object.fromEntries(
  readFileSync(new URL('../../docs/product.md', import.meta.url), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((section) => [Number.parseInt(section, 10), section.replaceAll(/\s+/g, ' ')]),
);

/** The texts between two marks in the given sections, each once per section. */
const findAll = (numbers: number[], pattern: RegExp): { section: number; text: string }[] =>
  numbers.flatMap((section) =>
    [...new Set([...(productSections[section] ?? '').matchAll(pattern)].map(([, text]) => text))]
      .filter((text) => text !== undefined)
      .map((text) => ({ section, text })),
  );

/** Every text that the product shows to the letter, which is in “curly quotes”. */
export const productTexts = findAll([2, 3, 4, 5, 6, 7, 8, 9], /“([^”]+)”/g);

/** Every route of section 2 and every call of section 7, as written there. */
export const productAddresses = [
  ...findAll([2], /`(\/[^` ]+)`/g),
  ...findAll([7], /`((?:GET|POST|DELETE) \/[^` ]+)`/g),
];
