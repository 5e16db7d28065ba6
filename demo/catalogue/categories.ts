import type { DemoCategory } from './demo-shop-schema';

export const DRESSES = 1;
export const ABAYAS = 2;
export const KAFTANS = 3;
export const SKIRTS_AND_SETS = 4;
export const SS24 = 5;
export const FW2425 = 6;
export const OUTERWEAR = 7;
export const ACCESSORIES = 8;
export const READY_TO_WEAR = 9;

export const categories: DemoCategory[] = [
  { id: DRESSES, name: 'Dresses', slug: 'dresses' },
  { id: ABAYAS, name: 'Abayas', slug: 'abayas' },
  { id: KAFTANS, name: 'Kaftans', slug: 'kaftans' },
  { id: SKIRTS_AND_SETS, name: 'Skirts & Sets', slug: 'skirts-sets' },
  { id: SS24, name: 'SS24', slug: 'ss24' },
  { id: FW2425, name: 'FW 24/25', slug: 'fw2425' },
  { id: OUTERWEAR, name: 'Outerwear', slug: 'outerwear' },
  { id: ACCESSORIES, name: 'Accessories', slug: 'accessories' },
  { id: READY_TO_WEAR, name: 'Ready-To-Wear', slug: 'ready-to-wear' },
];
