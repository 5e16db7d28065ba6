import type { Plugin } from 'vite';

import type { Language } from '../contract/languages';

/** The shop's fonts, in percent of their size. */
const textFont = { family: 'Jost Stand-in', ascent: 107, descent: 37.5 };
const displayFont = { family: 'Cormorant Stand-in', ascent: 92.4, descent: 28.7 };

/** Of Windows and Apple, Linux, Android or ChromeOS: browsers look for each name that a face has. */
const sansSerif = ['Arial', 'Liberation Sans', 'Roboto'];
const serif = ['Times New Roman', 'Liberation Serif', 'Tinos'];

interface Face {
  family: string;
  ascent: number;
  descent: number;
  /** Of these, the first that the system has. */
  systemFonts: string[];
  weight: number;
  /** Of text in the shop's font over that in the system's, in percent. */
  width: number;
}

const inText = (systemFonts: string[], regular: number, medium: number): Face[] => [
  { ...textFont, systemFonts, weight: 400, width: regular },
  { ...textFont, systemFonts, weight: 500, width: medium },
];

const inDisplay = (systemFonts: string[], width: number): Face[] => [
  { ...displayFont, systemFonts, weight: 400, width },
];

/**
 * Whose width in Jost is not the average of text beside Arial's. With one factor for all, lines broke at
 * other words, and what is below moved. With one for each letter, text was a patchwork of sizes: no
 * letter is more than 7 % larger or smaller than it would be. Spaces and stops may be as wide as Jost's.
 */
const letters: [unicodeRange: string, factor: number][] = [
  ['U+0-10FFFF', 1],
  ['U+2D,U+42,U+45-46,U+49-4C,U+50,U+52-55,U+58-5A,U+61,U+65,U+6B,U+73,U+78-79,U+2019', 0.93],
  [
    'U+24,U+26,U+2B,U+2F-39,U+3D,U+41,U+47-48,U+4E-4F,U+51,U+57,U+62,U+64,U+66-67,U+69-6A,U+6C,U+70-72,U+D7,U+201C-201D,U+20AC',
    1.07,
  ],
  ['U+20-21,U+2C,U+2E,U+3A-3B,U+B7', 1.14],
];

/** Puts a face in the place of those before it, where the system has its font. */
const fontFace = (unicodeRange: string, { family, systemFonts, ...face }: Face): string =>
  [
    `@font-face{font-family:${family}`,
    `src:${systemFonts.map((name) => `local(${name})`).join(',')}`,
    `size-adjust:${face.width.toFixed(1)}%`,
    // Of the adjusted size.
    `ascent-override:${((face.ascent / face.width) * 100).toFixed(1)}%`,
    `descent-override:${((face.descent / face.width) * 100).toFixed(1)}%`,
    'line-gap-override:0%',
    `font-weight:${face.weight}`,
    `unicode-range:${unicodeRange}}`,
  ].join(';');

const latinFaces: string[] = [
  ...inDisplay(serif, 96.4).map((face) => fontFace('U+0-10FFFF', face)),
  ...letters.flatMap(([unicodeRange, factor]) =>
    inText(sansSerif, 95.2 * factor, 99.8 * factor).map((face) => fontFace(unicodeRange, face)),
  ),
];

/** `UI` is what Android draws controls with; the names without spaces are older ones. */
const naskh = ['Noto Naskh Arabic', 'NotoNaskhArabic', 'Noto Naskh Arabic UI', 'NotoNaskhArabicUI'];

/** For Readex Pro and, in headings, Markazi Text: of Linux, of Android, of Apple and Windows. */
const arabicFaces: string[] = [
  ...inText(['DejaVu Sans'], 106.8, 108.6),
  ...inDisplay(['DejaVu Sans'], 88.4),
  ...inText(naskh, 122.5, 124.5),
  ...inDisplay(naskh, 101.5),
  ...inText(['Arial'], 140.7, 143.1),
  ...inDisplay(['Times New Roman'], 116.6),
].map((face) => fontFace('U+600-6FF', face));

/**
 * System fonts that stand in until the shop's are loaded: text of about the same width, on the same
 * lines, so that the page stays where it is.
 */
export const standInFonts = (language: Language): Plugin => ({
  name: 'stand-in-fonts',
  transformIndexHtml: (html) => {
    const faces = [...latinFaces, ...(language === 'ar' ? arabicFaces : [])];
    return html.replace('<!--stand-in-fonts-->', `<style>${faces.join('')}</style>`);
  },
});
