import createCache from '@emotion/cache';

/** Emotion's cache; the key names the style tags that the server writes and the client adopts. */
export const createEmotionCache = () => createCache({ key: 'css' });
