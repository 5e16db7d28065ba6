/** Between the paragraphs of a text: the tags of blocks, or an empty line. */
const boundary = /(<\/?(?:p|ul|li|h3)>|\n\n)/;

/** The paragraphs of a text; a text without any is one. */
export const paragraphsOf = (text: string): string[] =>
  text.split(boundary).filter((part) => part !== '' && !boundary.test(part));

/** A text with each of its paragraphs translated; undefined where one has no translation. */
export const translate = (
  text: string,
  translations: Readonly<Record<string, string>>,
): string | undefined => {
  if (paragraphsOf(text).some((paragraph) => translations[paragraph] === undefined))
    return undefined;
  return text
    .split(boundary)
    .map((part) => translations[part] ?? part)
    .join('');
};
