import { i18n } from '@contract/i18n';
import type { ValueFilters } from '@/entities/product';

/** The filters by value, in the order of the sheet. */
export const facetGroups: readonly {
  name: keyof ValueFilters;
  legend: string;
  allLabel: (count: number) => string;
}[] = [
  {
    name: 'kinds',
    get legend() {
      return i18n.t('Kind');
    },
    allLabel: (count) => i18n.t('Show all {count} kinds', { count }),
  },
  {
    name: 'sizes',
    get legend() {
      return i18n.t('Size');
    },
    allLabel: (count) => i18n.t('Show all {count} sizes', { count }),
  },
  {
    name: 'colors',
    get legend() {
      return i18n.t('Color');
    },
    allLabel: (count) => i18n.t('Show all {count} colors', { count }),
  },
  {
    name: 'fabrics',
    get legend() {
      return i18n.t('Fabric');
    },
    allLabel: (count) => i18n.t('Show all {count} fabrics', { count }),
  },
  {
    name: 'lengths',
    get legend() {
      return i18n.t('Length');
    },
    allLabel: (count) => i18n.t('Show all {count} lengths', { count }),
  },
  {
    name: 'occasions',
    get legend() {
      return i18n.t('Occasion');
    },
    allLabel: (count) => i18n.t('Show all {count} occasions', { count }),
  },
];
