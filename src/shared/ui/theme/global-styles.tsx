import { Global } from '@emotion/react';

import { color, colorVariables, font, headerHeight, media } from './tokens';

/** Nothing moves for those who ask for it, whatever a part says. */
const stillness = `${media.still} {
  *, *::before, *::after {
    animation-duration: 0.01ms !important;
    animation-delay: 0ms !important;
    animation-iteration-count: 1 !important;
    transition-duration: 0.01ms !important;
    transition-delay: 0ms !important;
    scroll-behavior: auto !important;
  }
}`;

const styles = (
  <Global
    styles={[
      {
        '*, *::before, *::after': { boxSizing: 'border-box' },
        ':root': {
          ...colorVariables,
          colorScheme: 'light',
          '--header-height': headerHeight.phone,
          [media.desktop]: { '--header-height': headerHeight.desktop },
        },
        html: {
          textSizeAdjust: '100%',
          WebkitTextSizeAdjust: '100%',
          WebkitTapHighlightColor: 'rgb(20 18 16 / 0.08)',
          scrollPaddingBlockStart: 'calc(var(--header-height) + 16px)',
        },
        body: {
          margin: 0,
          backgroundColor: color.paper,
          color: color.ink,
          fontFamily: font.text,
          fontSize: '1rem',
          lineHeight: 1.6,
          fontKerning: 'normal',
          WebkitFontSmoothing: 'antialiased',
          MozOsxFontSmoothing: 'grayscale',
        },
        // Kept by the browser for Back: shown again when it is known who is there.
        'html[data-asleep] body': { visibility: 'hidden' },
        'h1, h2, h3, h4, p, figure, blockquote, dl, dd, ol, ul': { margin: 0 },
        'ol, ul': { padding: 0, listStyle: 'none' },
        'img, picture, svg, video': { display: 'block', maxInlineSize: '100%' },
        'button, input, select, textarea': { font: 'inherit', color: 'inherit' },
        a: { color: 'inherit' },
        // Two tones, so that the ring is seen on a picture, on paper and on ink alike.
        ':focus-visible': {
          outline: `2px solid ${color.ink}`,
          outlineOffset: 2,
          boxShadow: `0 0 0 2px ${color.paper}`,
        },
      },
      stillness,
    ]}
  />
);

/** The reset, the page's type and colour, the focus ring, and stillness for those who ask for it. */
export const GlobalStyles = () => styles;
