import createCache, { type StylisPlugin } from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';

import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';

import { arabicTypography } from './arabic-typography';

/** Writes the one vendor prefix that a current browser needs: Safari's. */
const prefixer: StylisPlugin = (element) => {
  if (element.type !== 'decl' || element.props !== 'user-select') return;
  element.return = `-webkit-${element.value}${element.value}`;
};

/*
 * Each direction has one array: on the server Emotion keeps the styles that it has made with an array,
 * so that a page makes only those that no page had before.
 */
const leftToRight = [prefixer];
const rightToLeft = [arabicTypography, mirror, prefixer];

/** Emotion's cache; the key names the style tags that the server writes and the client adopts. */
export const createEmotionCache = () =>
  createCache({
    key: 'css',
    // The direction is a constant of each browser build, so that only Arabic's has the plugin that
    // mirrors styles.
    stylisPlugins:
      (import.meta.env.VITE_DIRECTION ?? directionOf(currentLanguage())) === 'rtl'
        ? rightToLeft
        : leftToRight,
  });
