import type { Location } from 'react-router';

/** Where the router keeps the positions of a tab's history entries while another site is shown. */
export const scrollStorageKey = 'react-router-scroll-positions';

/**
 * The key of a history entry's stored position. Entries that the browser itself creates, e.g. for a
 * fragment, all have the router's key 'default'.
 */
export const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;
