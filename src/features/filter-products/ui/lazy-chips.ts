import { lazy } from 'react';

const load = () => import('./chip-list');

/**
 * The chips of set filters, loaded with the first one. The server imports them beforehand:
 * `lazy` would suspend its rendering.
 */
export const { ActiveChip, ChipList } = import.meta.env.SSR
  ? await load()
  : {
      ActiveChip: lazy(async () => ({ default: (await load()).ActiveChip })),
      ChipList: lazy(async () => ({ default: (await load()).ChipList })),
    };
