import type { Language } from '@contract/languages';

/** What may stand on a page of the other language, and why. */
const sameEverywhere: readonly { words: RegExp; reason: string }[] = [
  { words: /\S+@\S+/g, reason: 'email addresses' },
  { words: /https?:\/\/\S+/g, reason: 'addresses of pages' },
  { words: /\bSelvage\b/g, reason: 'the name of the house' },
  { words: /\b(?:Instagram|Pinterest|TikTok)\b/g, reason: 'the names of other houses' },
  { words: /\b(?:USD|EUR|AED)\b/g, reason: 'the codes of currencies' },
  { words: /\bX*[SML]\b|\b(?:EU|UK|US|cm)\b/g, reason: 'sizes and their units' },
  { words: /\bUTC\b/g, reason: 'the name of the time zone' },
  { words: /\b(?:AW|SS|FW)\b/g, reason: 'the codes of seasons' },
  { words: /^(?:English|العربية)$/g, reason: "the other language's own name" },
];

const words: Record<Language, RegExp> = { en: /\p{Script=Arabic}+/gu, ar: /[a-z]{2,}/gi };

/**
 * The words of another language in a text of a page, but for what is the same in every language.
 *
 * @param own what the text repeats of what a customer has entered
 */
export const foreignWords = (
  text: string,
  language: Language,
  own: readonly string[] = [],
): string[] => {
  const excepted = sameEverywhere.reduce(
    (rest, { words: same }) => rest.replaceAll(same, ' '),
    text.trim(),
  );
  // The longest first: one may be a part of another.
  const rest = own
    .toSorted((one, other) => other.length - one.length)
    .reduce((left, each) => left.replaceAll(each, ' '), excepted);
  return rest.match(words[language]) ?? [];
};
