/** The zeros of the digits that Arabic, Persian and Chinese keyboards type. */
const zeros = ['٠', '۰', '０'].map((zero) => zero.charCodeAt(0));

const latin = (character: string): string => {
  const code = character.charCodeAt(0);
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? character : String(code - zero);
};

/** A text with Latin digits, as the specification's formats and the provider expect them. */
export const latinDigits = (text: string): string => Array.from(text, latin).join('');
