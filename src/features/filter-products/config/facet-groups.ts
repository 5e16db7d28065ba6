import type { ValueFilters } from '@/entities/product';

/** The filters by value, in the order of the sheet. */
export const facetGroups: readonly {
  name: keyof ValueFilters;
  legend: string;
  allLabel: string;
}[] = [
  { name: 'kinds', legend: 'Kind', allLabel: 'Show all {count} kinds' },
  { name: 'sizes', legend: 'Size', allLabel: 'Show all {count} sizes' },
  { name: 'colors', legend: 'Color', allLabel: 'Show all {count} colors' },
  { name: 'fabrics', legend: 'Fabric', allLabel: 'Show all {count} fabrics' },
  { name: 'lengths', legend: 'Length', allLabel: 'Show all {count} lengths' },
  { name: 'occasions', legend: 'Occasion', allLabel: 'Show all {count} occasions' },
];
