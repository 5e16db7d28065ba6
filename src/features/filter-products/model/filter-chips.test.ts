import { describe, expect, it } from 'vitest';

import { filterChips } from './filter-chips';
import { noFilters, type ProductFilters } from './product-filters';

const labels = (filters: Partial<ProductFilters>, currency: 'USD' | 'AED' = 'USD') =>
  filterChips({ ...noFilters, ...filters }, currency).map(({ label }) => label);

describe('the chips of the filters that are set', () => {
  it('are none without a filter', () => {
    expect(labels({})).toEqual([]);
  });

  it('name prices in the shown currency', () => {
    expect(labels({ minPrice: '100' })).toEqual(['From $100']);
    expect(labels({ maxPrice: '1250.5' })).toEqual(['Up to $1,250.50']);
    expect(labels({ minPrice: '100', maxPrice: '2000' }, 'AED')).toEqual([
      'AED\u00a0100 to AED\u00a02,000',
    ]);
  });

  it('name a price in the currency that it was set in', () => {
    expect(labels({ maxPrice: '700', priceCurrency: 'USD' }, 'AED')).toEqual(['Up to $700']);
    const [chip] = filterChips({ ...noFilters, maxPrice: '700', priceCurrency: 'USD' }, 'AED');
    expect(chip?.without).toEqual(noFilters);
  });

  it('remove one filter each', () => {
    const filters: ProductFilters = {
      ...noFilters,
      minPrice: '1',
      onSale: true,
      sizes: ['S', 'M'],
      colors: ['Ink'],
      sort: 'price-low-high',
    };
    const chips = filterChips(filters, 'USD');
    expect(chips.map(({ label }) => label)).toEqual([
      'From $1',
      'On sale',
      'Size S',
      'Size M',
      'Ink',
      'Price: low to high',
    ]);
    expect(chips[0]?.without).toEqual({ ...filters, minPrice: '' });
    expect(chips[2]?.without).toEqual({ ...filters, sizes: ['M'] });
    expect(chips[4]?.without).toEqual({ ...filters, colors: [] });
    expect(chips[5]?.without).toEqual({ ...filters, sort: null });
  });
});
