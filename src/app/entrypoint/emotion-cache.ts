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

/** Emotion's cache; the key names the style tags that the server writes and the client adopts. */
export const createEmotionCache = () =>
  // The direction is a constant of each browser build, so that only Arabic's has the plugin that
  // mirrors styles.
  (import.meta.env.VITE_DIRECTION ?? directionOf(currentLanguage())) === 'rtl'
    ? createCache({ key: 'css', stylisPlugins: [arabicTypography, mirror, prefixer] })
    : createCache({ key: 'css', stylisPlugins: [prefixer] });
