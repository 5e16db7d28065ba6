const latin = 'abcdefghijklmnopqrstuvwxyz';
const arabic = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءئؤ';

/**
 * Every word that differs from this one by a single letter: added, missing or replaced. Trigrams do not
 * find them for short words, which have few ("drss" and "dress" share two).
 */
export const nearSpellings = (word: string, isArabic: boolean): string[] => {
  const alphabet = [...(isArabic ? arabic : latin)];
  const letters = [...word];
  const starts = letters.map((_, at) => letters.slice(0, at).join(''));
  const restFrom = (at: number) => letters.slice(at).join('');
  const near = [
    ...starts.map((start, at) => start + restFrom(at + 1)),
    ...alphabet.flatMap((letter) => [
      ...starts.map((start, at) => start + letter + restFrom(at)),
      ...starts.map((start, at) => start + letter + restFrom(at + 1)),
      word + letter,
    ]),
  ];
  return [...new Set(near)].filter((other) => other !== word);
};
