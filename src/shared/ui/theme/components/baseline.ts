import type { Components, Theme } from '@mui/material/styles';

import { focusRing, headerHeight, media } from '../tokens';

/** CSS reset, base text and colors, the focus ring, and no motion where people prefer none. */
export const baseline: Components<Theme> = {
  MuiCssBaseline: {
    styleOverrides: {
      ':root': {
        colorScheme: 'light',
        '--header-height': headerHeight.phone,
        [media.desktop]: { '--header-height': headerHeight.desktop },
      },
      html: {
        textSizeAdjust: '100%',
        WebkitTapHighlightColor: 'rgb(20 18 16 / 0.08)',
        scrollPaddingBlockStart: 'calc(var(--header-height) + 16px)',
      },
      // Material UI has every element inherit this: browsers then style the children of an element again
      // whenever anything of it changes, in each frame of an animation too.
      '*, *::before, *::after': { boxSizing: 'border-box' },
      // Tabular figures, so that an amount that changes does not move what is beside it.
      body: { fontKerning: 'normal', fontVariantNumeric: 'tabular-nums lining-nums' },
      // A page restored from the back/forward cache is hidden until it is known who is logged in.
      'html[data-page-hidden] body': { visibility: 'hidden' },
      'h1, h2, h3, h4, p, figure, blockquote, dl, dd, ol, ul': { margin: 0 },
      'ol, ul': { padding: 0, listStyle: 'none' },
      'img, picture, svg, video': { display: 'block', maxInlineSize: '100%' },
      'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
      a: { color: 'inherit' },
      ':focus-visible': focusRing,
      // Focused by a script, so that screen readers continue from there; not a control.
      '[tabindex="-1"]:focus': { outline: 'none', boxShadow: 'none' },
      [media.reducedMotion]: {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationDelay: '0ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0.01ms !important',
          transitionDelay: '0ms !important',
          scrollBehavior: 'auto !important',
        },
      },
    },
  },
};
