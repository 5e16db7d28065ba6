import type { palette } from '@contract/palette';
import {
  desktopCondition,
  lowWindowPx,
  menuFadeMs,
  pageAnimationMs,
  phoneCondition,
} from '@/shared/config';

/** The palette as the theme's CSS variables, for styles without access to the theme. */
export const color = {
  ink: 'var(--palette-text-primary)',
  ash: 'var(--palette-text-secondary)',
  stone: 'var(--palette-stone)',
  line: 'var(--palette-divider)',
  sand: 'var(--palette-sand)',
  paper: 'var(--palette-background-default)',
  clay: 'var(--palette-error-main)',
  success: 'var(--palette-success-main)',
} as const satisfies Record<keyof typeof palette, string>;

/** Font stacks: each begins with the real font, followed by its metric-matched fallback. */
export const font = {
  display: "'Cormorant Garamond Variable', 'Cormorant Stand-in', Georgia, serif",
  text: "'Jost Variable', 'Jost Stand-in', Arial, sans-serif",
} as const;

/** The grid that all spacing follows, in pixels. */
export const spacingPx = 4;

/** Pixels of `steps` steps of the 4 px grid. */
export const space = (steps: number): string => `${steps * spacingPx}px`;

/** The focus ring, in two tones: visible on pictures, paper and ink. */
export const focusRing = {
  outline: `2px solid ${color.ink}`,
  outlineOffset: 2,
  boxShadow: `0 0 0 2px ${color.paper}`,
} as const;

/** Above and below a section of a page. */
export const sectionPadding = 'clamp(56px, 8vw, 112px)';

/** The page's gutter: 20 px on a phone, 48 px at 1440. */
export const gutter = 'clamp(20px, 3.34vw, 48px)';

/** The smallest size of a touch target. */
export const touchTargetPx = 44;

/**
 * Pixels of a control in a bar such as the header: there they grow with the text, as far as all
 * controls fit.
 */
export const barPx = (pixels: number): string => `calc(${pixels} * var(--bar-px, 1px))`;

/** Space around what scrolls sideways, so that focus rings inside it are not cut off. */
export const focusRingRoomPx = 6;

/** How tall the header is, on a phone and from the breakpoint on. */
export const headerHeight = { phone: '60px', desktop: '76px' } as const;

/** Whether a screen is taller than wide: pictures that cover it have a composition for each. */
export const screenShape = {
  tall: '(max-aspect-ratio: 1/1)',
  wide: '(min-aspect-ratio: 1001/1000)',
} as const;

const wideScreen = `@media ${screenShape.wide}`;

/** Media queries: of the one breakpoint (section 9), of the screen's shape, and of its user's wishes. */
export const media = {
  phone: `@media ${phoneCondition}`,
  smallPhone: '@media (max-width: 374px)',
  desktop: `@media ${desktopCondition}`,
  tallScreen: `@media ${screenShape.tall}`,
  wideScreen,
  /** A window so low that text in the middle of a picture would cover part of the garments. */
  lowWindow: `${wideScreen} and (max-height: ${lowWindowPx}px)`,
  /** Text so large that it would cover part of them: in a container as wide as the screen. */
  largeTextBeside: '@container (min-width: 1100px) and (max-width: 50rem)',
  hover: '@media (hover: hover)',
  reducedMotion: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
  withoutScripts: '@media (scripting: none)',
} as const;

/** The one easing, and the durations of section 9 as CSS times. */
export const motion = {
  easing: 'cubic-bezier(0.22, 0.61, 0.36, 1)',
  touch: '200ms',
  fade: `${menuFadeMs}ms`,
  page: `${pageAnimationMs}ms`,
} as const;
