/** Loads what cleans HTML in the browser. A page that shows some soon asks for it in advance. */
export const loadSanitizer = () => import('./sanitize');
