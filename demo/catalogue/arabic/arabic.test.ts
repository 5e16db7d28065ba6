import { describe, expect, it } from 'vitest';

import { demoShop } from '../demo-shop';
import { arabic, parts } from './index';
import { textsOf } from './texts';
import { paragraphsOf } from './translate';

const texts = textsOf(demoShop);
const pairs = Object.entries(arabic);
const withoutTags = (text: string) => text.replaceAll(/<[^>]*>/g, ' ');
const tagsOf = (text: string) => text.match(/<[^>]*>|\{\w+\}/g) ?? [];
const withoutInline = (text: string) => text.replaceAll(/<\/?(?:em|strong)>/g, '');
const numbersOf = (text: string) =>
  withoutTags(text)
    .match(/\d+(?:[.,]\d+)*/g)
    ?.sort() ?? [];

/** The translations that break a rule, to be shown by a failing test. */
const wrong = (breaks: (translation: string, text: string) => boolean) =>
  pairs.filter(([text, translation]) => breaks(translation, text)).map(([, own]) => own);

describe('the demo shop in Arabic', () => {
  it('translates every text that a visitor reads', () => {
    expect(texts.length).toBeGreaterThan(600);
    expect(texts.filter((text) => arabic[text] === undefined)).toEqual([]);
  });

  it('translates nothing that the shop does not say, and nothing twice', () => {
    const said = new Set(texts.flatMap(paragraphsOf));
    const translated = parts.flatMap((part) => Object.keys(part));
    expect(translated.filter((text) => !said.has(text))).toEqual([]);
    expect(translated.filter((text, index) => translated.indexOf(text) !== index)).toEqual([]);
  });

  it('is told apart where the English is: products, colors, pictures', () => {
    const { products, colorFamilies } = demoShop;
    const inArabic = (list: string[]) => new Set([...new Set(list)].map((text) => arabic[text]));
    const names = products.map(({ name }) => name);
    const colors = [...new Set(Object.entries(colorFamilies).flat(2))];
    const alts = products.flatMap(({ pictures }) => pictures.map(({ alt }) => alt));
    expect(inArabic(names).size).toBe(names.length);
    expect(inArabic(colors).size).toBe(colors.length);
    expect(inArabic(alts).size).toBe(alts.length);
  });
});

describe('an Arabic text', () => {
  it('of a product’s name ends with a comma and the color where the English one ends with it', () => {
    const named = demoShop.products.flatMap(({ name }) => {
      const color = Object.keys(demoShop.colorFamilies).find((each) =>
        name.endsWith(` in ${each}`),
      );
      return color === undefined ? [] : [{ name: arabic[name], color: arabic[color] }];
    });
    expect(named.length).toBeGreaterThan(40);
    expect(named.filter(({ name, color }) => !name?.endsWith(`، ${color}`))).toEqual([]);
  });

  it('has the tags and placeholders of the English one, in its order', () => {
    expect(wrong((own, text) => tagsOf(own).join() !== tagsOf(text).join())).toEqual([]);
  });

  it('has Arabic letters, and Latin ones in sizes alone', () => {
    const letters = (text: string) =>
      withoutTags(text)
        .replaceAll(/\{\w+\}/g, '')
        .match(/\p{Script=Latin}+/gu) ?? [];
    expect(wrong((own) => letters(own).some((word) => !/^X*[SML]$/.test(word)))).toEqual([]);
    expect(wrong((own, text) => /\p{L}/u.test(text) && !/\p{Script=Arabic}/u.test(own))).toEqual(
      [],
    );
  });

  it('has an Arabic word between a size and a number, which would be read from the left', () => {
    expect(wrong((own) => /[A-Z][^\p{L}<]*\d/u.test(own))).toEqual([]);
  });

  it('has Latin digits, and the numbers of the English text', () => {
    expect(wrong((own) => /[٠-٩۰-۹٪٫٬]/.test(own))).toEqual([]);
    const short = (text: string) => !/\bSS24\b/.test(text);
    expect(
      wrong((own, text) => short(text) && numbersOf(own).join() !== numbersOf(text).join()),
    ).toEqual([]);
  });

  it('has Arabic punctuation', () => {
    expect(wrong((own) => /[;?"'“”‘’!]|,(?!\d)|\.\.|[،؛؟](?=\p{L})|\s[،؛؟.:]/u.test(own))).toEqual(
      [],
    );
  });

  it('has no tatweel, no invisible marks and no stray space', () => {
    expect(wrong((own) => /[ـ\u200b-\u200f\u202a-\u202e\u2066-\u2069]/.test(own))).toEqual([]);
    expect(wrong((own) => own !== own.trim() || / {2}|> | </.test(withoutInline(own)))).toEqual([]);
  });

  it('ends as the English one does', () => {
    const end = (text: string) => /[.:]$/.exec(text)?.[0];
    const ends = parts.flatMap((part) => Object.entries(part));
    expect(ends.filter(([text, own]) => end(text) !== end(own))).toEqual([]);
  });
});
