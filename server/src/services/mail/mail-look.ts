import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';
import { palette } from '@contract/palette';

/** The colors for mail programs with a dark background. */
const dark = {
  ink: palette.paper,
  ash: '#BDB3A8',
  line: '#3D3732',
  paper: palette.ink,
} as const;

const latinFonts = {
  display: "'Cormorant Garamond', Garamond, 'Hoefler Text', Georgia, 'Times New Roman', serif",
  text: "Jost, Futura, 'Century Gothic', 'Helvetica Neue', Arial, sans-serif",
} as const;

const arabicFonts = {
  display: "'Markazi Text', 'Geeza Pro', 'Times New Roman', serif",
  text: "'Readex Pro', 'Geeza Pro', 'Segoe UI', Tahoma, Arial, sans-serif",
} as const;

/** The wordmark's, in every language. */
export const wordmarkFont = latinFonts.display;

/** Whether the current language is written from right to left. */
export const isRtl = (): boolean => directionOf(currentLanguage()) === 'rtl';

/** The shop's fonts, where they are installed, else similar ones. */
export const mailFonts = () => (isRtl() ? arabicFonts : latinFonts);

/** Styles for letter spacing, which Arabic must not have. */
export const tracked = (styles: string): string => (isRtl() ? '' : styles);

/**
 * The dark mode, which inline styles can't express. A mail program without it shows the light colors.
 * Every text color is set together with its background, for programs that darken mails themselves.
 */
export const mailStyleSheet = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.paper{background-color:${dark.paper}!important}
.ink{color:${dark.ink}!important}
.quiet{color:${dark.ash}!important}
.rule{border-color:${dark.line}!important}
.button{background-color:${dark.ink}!important;color:${dark.paper}!important}
}
@media (max-width:480px){.wide{width:100%!important}}
`;
