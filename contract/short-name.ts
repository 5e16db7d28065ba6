import { i18n } from './i18n';

/**
 * A product's name on a card: the style alone where the name ends with "in" and the color that the
 * card shows, as the page's language calls it, and `rest` for what is left out; else the whole name.
 */
export const shortName = (name: string, color: string | null) => {
  const end = color ? name.indexOf(i18n.t(' in {color}', { color })) : -1;
  return end > 0 ? { short: name.slice(0, end), rest: name.slice(end) } : { short: name, rest: '' };
};

/** A product's name with its color: "Coat in Moss", also where the name does not end with it. */
export const nameWithColor = (name: string, color: string): string =>
  color === '' || shortName(name, color).rest !== ''
    ? name
    : name + i18n.t(' in {color}', { color });

/** The color to show beside a product's whole name: none where the name ends with it already. */
export const colorBeside = (name: string, color: string): string =>
  shortName(name, color).rest === '' ? color : '';
