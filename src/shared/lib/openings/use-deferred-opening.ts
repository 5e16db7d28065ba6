import { useDeferredValue } from 'react';

/**
 * Whether a panel is drawn. The tap that opens it is answered first, since drawing all that a panel holds takes a
 * slow phone up to a second; it closes at once.
 */
export const useDeferredOpening = (open: boolean): boolean => useDeferredValue(open, false) && open;
