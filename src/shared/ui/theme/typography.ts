import { barPx, color, font, media, space } from './tokens';

const heading = (fontSize: string, lineHeight: number) => ({
  fontFamily: font.display,
  fontSize,
  lineHeight,
  fontWeight: 500,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'lining-nums',
  textWrap: 'balance',
});

/** Labels: small, lightly tracked, in the case that they are written in. */
export const labelText = {
  fontFamily: font.text,
  fontSize: '0.8125rem',
  lineHeight: 1.4,
  fontWeight: 500,
  letterSpacing: '0.03em',
  textTransform: 'none',
} as const;

const displaySize = 'clamp(2.75rem, 1.8rem + 4vw, 5.5rem)';
const h1Size = 'clamp(2.25rem, 1.7rem + 2.4vw, 4rem)';

/** The variants that Material UI does not have. */
export const houseVariants = {
  /** The title over or beside a large picture. */
  display: heading(displaySize, 1),
  /** Such a title in a column that is a container: the longest word fits, also in enlarged text. */
  displayInColumn: heading(`min(${displaySize}, 22cqi)`, 1),
  /** Such a title on a picture: on a wide screen as large as any other page's. */
  displayOnPicture: {
    ...heading(displaySize, 1),
    [media.wideScreen]: { fontSize: h1Size },
  },
  /** Such a title at the empty side of a full-screen picture. */
  displayBeside: {
    ...heading('clamp(2.75rem, 1.6rem + 3.4vw, 5rem)', 1),
    [media.lowWindow]: { fontSize: '2.25rem' },
    [media.largeTextBeside]: { fontSize: '2.25rem' },
  },
  /** A page's title in a narrow column: the longest fits on one line. */
  narrowTitle: heading('clamp(2.25rem, 1.9rem + 1.6vw, 3.25rem)', 1.05),
  /** The house's name, as large as its place allows. */
  wordmark: {
    ...heading('clamp(3.25rem, 1.5rem + 7vw, 8rem)', 0.9),
    letterSpacing: '-0.03em',
  },
  /** A number as large as a picture: that of a page that does not exist. */
  figure: { ...heading('clamp(6rem, 4rem + 12vw, 14rem)', 0.9), fontWeight: 400 },
  /** The first words under a page's heading. */
  lead: {
    fontFamily: font.display,
    fontSize: '1.375rem',
    lineHeight: 1.4,
    fontVariantNumeric: 'lining-nums',
  },
  /** The house's name as a sign: it hardly grows with the text, since what is beside it needs the room. */
  logo: {
    ...heading('min(1.5rem, 6.4vw, 32px)', 1),
    fontWeight: 600,
    letterSpacing: '0.04em',
    [media.smallPhone]: { letterSpacing: 0 },
    [media.desktop]: { fontSize: 'min(1.875rem, 40px)' },
  },
  /** An entry of the full-screen menu. */
  menu: {
    fontFamily: font.display,
    fontSize: '2rem',
    lineHeight: 1.25,
    fontWeight: 500,
    [media.desktop]: { fontSize: 'clamp(1.25rem, 0.15rem + 2.3vw, 2.75rem)' },
  },
  /** An entry of the menu's other levels. */
  submenu: {
    fontFamily: font.text,
    fontSize: '1.0625rem',
    lineHeight: 1.25,
    [media.desktop]: { fontSize: 'clamp(0.9375rem, 0.75rem + 0.3vw, 1rem)' },
  },
  /** Longer running text. */
  bodyLarge: { fontFamily: font.text, fontSize: '1.0625rem', lineHeight: 1.7 },
  /** The words under the title of a large picture. */
  banner: { fontFamily: font.text, fontSize: '1.0625rem', lineHeight: 1.45 },
  /** A piece in a list: its name, and its price. */
  piece: { fontFamily: font.text, fontSize: '0.9375rem', lineHeight: 1.35, fontWeight: 400 },
  /** The sum that is to be paid. */
  total: { fontFamily: font.text, fontSize: '1.125rem', lineHeight: 1.6 },
  /** A sum inside of a sentence. */
  amount: { fontFamily: font.text, fontSize: 'inherit', lineHeight: 'inherit', fontWeight: 500 },
  /** A remark inside of a control, e.g. how many are left of a size. */
  remark: { fontFamily: font.text, fontSize: '0.75rem', lineHeight: 1.2 },
  /** The code of a currency. */
  code: {
    fontFamily: font.text,
    fontSize: `min(0.8125rem, ${barPx(18)})`,
    lineHeight: 1.6,
    letterSpacing: '0.08em',
  },
  /** The name above a list, a row or a heading. */
  label: { ...labelText, marginBlockEnd: space(3), color: color.ash },
} as const;

/** Type: a display serif for names and headings, a sans serif for all else. */
export const typography = {
  fontFamily: font.text,
  fontSize: 16,
  h1: heading(h1Size, 1.05),
  h2: heading('clamp(1.875rem, 1.5rem + 1.6vw, 3rem)', 1.1),
  h3: heading('clamp(1.5rem, 1.3rem + 0.8vw, 2rem)', 1.15),
  h4: heading('1.375rem', 1.2),
  h5: heading('1.25rem', 1.2),
  h6: heading('1.125rem', 1.2),
  body1: { fontFamily: font.text, fontSize: '1rem', lineHeight: 1.6 },
  body2: { fontFamily: font.text, fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { fontFamily: font.text, fontSize: '0.8125rem', lineHeight: 1.5 },
  overline: labelText,
  button: {
    fontFamily: font.text,
    fontSize: '0.875rem',
    lineHeight: 1.3,
    fontWeight: 500,
    letterSpacing: '0.03em',
    textTransform: 'none',
  },
  ...houseVariants,
} as const;
