import type { DemoCategory } from './demo-shop-schema';

export const dressesId = 1;
export const abayasId = 2;
export const kaftansId = 3;
export const skirtsAndSetsId = 4;
export const ss24Id = 5;
export const fw2425Id = 6;
export const outerwearId = 7;
export const accessoriesId = 8;
export const readyToWearId = 9;

export const categories: DemoCategory[] = [
  { id: dressesId, name: 'Dresses', slug: 'dresses' },
  { id: abayasId, name: 'Abayas', slug: 'abayas' },
  { id: kaftansId, name: 'Kaftans', slug: 'kaftans' },
  { id: skirtsAndSetsId, name: 'Skirts & Sets', slug: 'skirts-sets' },
  {
    id: ss24Id,
    name: 'SS24',
    slug: 'ss24',
    featured: [32, 7, 25, 31, 44, 29, 59, 39, 33, 40, 67, 27],
  },
  {
    id: fw2425Id,
    name: 'FW 24/25',
    slug: 'fw2425',
    featured: [9, 49, 24, 1, 17, 55, 63, 14, 51, 12, 42, 61],
  },
  { id: outerwearId, name: 'Outerwear', slug: 'outerwear' },
  { id: accessoriesId, name: 'Accessories', slug: 'accessories' },
  { id: readyToWearId, name: 'Ready-To-Wear', slug: 'ready-to-wear' },
];
