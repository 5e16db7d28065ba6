import { i18n } from '@contract/i18n';
import type { ValueFilters } from '@/entities/product';

/** The filters by value, in the order of the sheet. */
export const facetGroups = (): readonly {
  name: keyof ValueFilters;
  legend: string;
  allLabel: (count: number) => string;
}[] => [
  {
    name: 'kinds',
    legend: i18n.t('Kind'),
    allLabel: (count) => i18n.t('Show all {count} kinds', { count }),
  },
  {
    name: 'sizes',
    legend: i18n.t('Size'),
    allLabel: (count) => i18n.t('Show all {count} sizes', { count }),
  },
  {
    name: 'colors',
    legend: i18n.t('Color'),
    allLabel: (count) => i18n.t('Show all {count} colors', { count }),
  },
  {
    name: 'fabrics',
    legend: i18n.t('Fabric'),
    allLabel: (count) => i18n.t('Show all {count} fabrics', { count }),
  },
  {
    name: 'lengths',
    legend: i18n.t('Length'),
    allLabel: (count) => i18n.t('Show all {count} lengths', { count }),
  },
  {
    name: 'occasions',
    legend: i18n.t('Occasion'),
    allLabel: (count) => i18n.t('Show all {count} occasions', { count }),
  },
];
