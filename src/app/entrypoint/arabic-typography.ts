import type { StylisPlugin } from '@emotion/cache';

/** Lines that are closer than this touch: Arabic letters reach further up and down. */
const minLineHeight = 1.35;

/** Settings that tear joined letters apart, or mean nothing where there are neither capitals nor italics. */
const latinOnly = new Set(['letter-spacing', 'text-transform', 'font-style']);

/**
 * Fits styles that were written for Latin letters to Arabic: without tracking, capitals and italics,
 * and with room between the lines. Runs on every style of an Arabic page.
 */
export const arabicTypography: StylisPlugin = (element) => {
  if (element.type !== 'decl' || typeof element.props !== 'string') return;
  const { props: property, children: value } = element;
  if (latinOnly.has(property)) element.value = '';
  if (property === 'line-height' && Number(value) > 0 && Number(value) < minLineHeight) {
    element.value = `line-height:${minLineHeight};`;
  }
};
