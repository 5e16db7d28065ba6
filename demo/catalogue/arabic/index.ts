import { demoShop } from '../demo-shop';
import { banners } from './banners';
import { brand } from './brand';
import { categories } from './categories';
import { colors } from './colors';
import { fits } from './fits';
import { places } from './places';
import { abayas } from './products/abayas';
import { details } from './products/details';
import { summerDresses } from './products/dresses-summer';
import { winterDresses } from './products/dresses-winter';
import { kaftans } from './products/kaftans';
import { leather } from './products/leather';
import { outerwear } from './products/outerwear';
import { scarves } from './products/scarves';
import { sets } from './products/sets';
import { textsOf } from './texts';
import { translate } from './translate';
import { words } from './words';

/** By file: English paragraphs in Arabic. Texts of one paragraph are whole. */
export const parts: readonly Readonly<Record<string, string>>[] = [
  ...[categories, colors, words, fits, banners, places, brand, details],
  ...[abayas, kaftans, winterDresses, summerDresses, sets, outerwear, scarves, leather],
];

const paragraphs: Readonly<Record<string, string>> = Object.assign({}, ...parts);

/** Every text of the demo shop that visitors read, as the English one stands in it, in Arabic. */
export const arabic: Readonly<Record<string, string>> = Object.fromEntries(
  textsOf(demoShop).flatMap((text) => {
    const translation = translate(text, paragraphs);
    return translation === undefined ? [] : [[text, translation]];
  }),
);
