import createCache from '@emotion/cache';
import mirror from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';

import { currentLanguage } from '@contract/current-language';
import { directionOf } from '@contract/languages';

import { arabicType } from './arabic-type';

/** Emotion's cache; the key names the style tags that the server writes and the client adopts. */
export const createEmotionCache = () =>
  // The direction is a constant of each browser build, so that only Arabic's has the plugin that
  // mirrors styles.
  (import.meta.env.VITE_DIRECTION ?? directionOf(currentLanguage())) === 'rtl'
    ? createCache({ key: 'css', stylisPlugins: [arabicType, prefixer, mirror] })
    : createCache({ key: 'css' });
