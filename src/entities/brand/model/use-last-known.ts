import { useState } from 'react';

/**
 * The latest data of a query that a session does not change. They stay while they are loaded again after
 * a logout, which empties the cache: nobody sees the defaults in between.
 */
export const useLastKnown = <Data>(data: Data | undefined): Data | undefined => {
  const [known, setKnown] = useState(data);
  if (data !== undefined && data !== known) setKnown(data);
  return known;
};
