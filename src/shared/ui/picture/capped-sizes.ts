/** On denser screens more pixels make no visible difference. */
const fineScreen = '(min-resolution: 2.5dppx)';

/** Lowers a density of 2.6 or 3 to about 2. */
const sizeShare = 0.7;

/** The media condition before a length, e.g. `(min-width: 768px) and (orientation: landscape)`. */
const conditional = /^(\([^()]*\)(?: and \([^()]*\))*) (.+)$/;

/** Splits at commas outside of brackets. */
const entriesOf = (sizes: string): string[] => sizes.split(/, ?(?![^(]{0,99}\))/);

/**
 * The `sizes` of an image, limited to about two device pixels per CSS pixel: more would only make
 * the file larger.
 */
export const cappedSizes = (sizes: string): string =>
  entriesOf(sizes)
    .map((entry) => {
      const [, condition, length = entry] = conditional.exec(entry) ?? [];
      const fine = condition === undefined ? fineScreen : `${condition} and ${fineScreen}`;
      return `${fine} calc(${sizeShare} * ${length}), ${entry}`;
    })
    .join(', ');
