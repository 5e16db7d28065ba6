import displayUrl from '@fontsource-variable/cormorant-garamond/files/cormorant-garamond-latin-wght-normal.woff2?url';
import textUrl from '@fontsource-variable/jost/files/jost-latin-wght-normal.woff2?url';

/** The two font files of the first view, for the page's preloads. */
export const fontPreloads: readonly string[] = [displayUrl, textUrl];
