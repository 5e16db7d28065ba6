import { useReducer } from 'react';

interface Openings {
  open: boolean;
  openings: number;
}

/**
 * Whether a panel is open, and how often it was opened: with that number as its `key` it starts anew each
 * time. The second result opens and closes it.
 */
export const useOpenings = () =>
  useReducer(
    ({ openings }: Openings, open: boolean): Openings => ({
      open,
      openings: open ? openings + 1 : openings,
    }),
    { open: false, openings: 0 },
  );
