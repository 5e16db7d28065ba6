import type { Plugin } from 'vite';

/**
 * Jost's widths over Arial's, in percent, of characters that are about as wide: at weight 400, and at
 * 500. Digits count as tabular ones.
 */
const widths: [unicodeRange: string, regular: number, medium: number][] = [
  ['U+4A', 48.0, 55.2],
  ['U+2D', 63.1, 64.6],
  ['U+40,U+52,U+54', 76.8, 82.1],
  ['U+42,U+45-46,U+4C,U+50,U+53,U+58-59,U+73,U+78', 81.6, 86.4],
  ['U+25,U+49,U+4B,U+55,U+5A,U+5F,U+61,U+6B,U+74,U+76,U+79,U+2014,U+2026', 86.8, 93.5],
  ['U+28-29,U+43-44,U+63,U+65,U+68,U+6D-6E,U+75,U+77,U+7A-7B,U+7D,U+E9', 93.8, 97.3],
  ['U+3F,U+41,U+47-48,U+4D,U+56,U+6F,U+7E', 98.4, 101.8],
  [
    'U+24,U+26,U+2B,U+30-39,U+3D,U+4F,U+51,U+57,U+62,U+64,U+66-67,U+6C,U+70-72,U+7C,U+D7,U+20AC',
    103.1,
    107.6,
  ],
  ['U+20-21,U+23,U+2C,U+2E,U+3A,U+3C,U+3E,U+4E,U+5B,U+5D-5E,U+B7', 108.0, 108.4],
  ['U+3B,U+60,U+69-6A,U+2019', 117.0, 120.2],
  ['U+22,U+27,U+2A,U+2013,U+201C-201D', 140.6, 146.0],
  ['U+2F,U+5C', 185.4, 194.5],
];

/** Weights from here on are bold, and Jost's bold widths over Arial's regular ones in percent. */
const bold = { from: 600, width: 104.5 };

/** Of Jost, in percent of the size. */
const ascent = 107;
const descent = 37.5;

const systemFonts = ['Arial', 'Helvetica Neue', 'Helvetica', 'Liberation Sans', 'Roboto'];

interface Face {
  width: number;
  weights: string;
  unicodeRange?: string;
}

const fontFace = ({ width, weights, unicodeRange }: Face): string =>
  [
    '@font-face{font-family:Jost Stand-in',
    `src:${systemFonts.map((name) => `local(${name})`).join(',')}`,
    `size-adjust:${width}%`,
    `ascent-override:${((ascent / width) * 100).toFixed(1)}%`,
    `descent-override:${((descent / width) * 100).toFixed(1)}%`,
    'line-gap-override:0%',
    `font-weight:${weights}`,
    ...(unicodeRange === undefined ? [] : [`unicode-range:${unicodeRange}`]),
  ].join(';') + '}';

const regular = '100 450';
const medium = `451 ${bold.from - 1}`;

/** All other characters, by the average of text. */
const rest: Face[] = [
  { width: 95, weights: regular },
  { width: 99.2, weights: medium },
  { width: bold.width, weights: `${bold.from} 900` },
];

/**
 * A system font with the widths of Jost, until Jost is loaded. With one factor for all letters, rows of
 * links and right-aligned buttons moved by a few pixels when the font arrived.
 */
export const standInFont: Plugin = {
  name: 'stand-in-font',
  transformIndexHtml: (html) => {
    const faces = widths.flatMap(([unicodeRange, ofRegular, ofMedium]) => [
      fontFace({ width: ofRegular, weights: regular, unicodeRange }),
      fontFace({ width: ofMedium, weights: medium, unicodeRange }),
    ]);
    const style = [...rest.map(fontFace), ...faces].join('');
    return html.replace('<!--stand-in-font-->', `<style>${style}</style>`);
  },
};
