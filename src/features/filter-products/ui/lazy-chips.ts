import { lazy } from 'react';

const load = () => import('./chip-list');

/**
 * The chips of set filters, loaded with the first one. The server cannot wait for them while it
 * renders, and has them before.
 */
export const { ActiveChip, ChipList } = import.meta.env.SSR
  ? await load()
  : {
      ActiveChip: lazy(async () => ({ default: (await load()).ActiveChip })),
      ChipList: lazy(async () => ({ default: (await load()).ChipList })),
    };
