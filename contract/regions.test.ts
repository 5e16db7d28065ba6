import { describe, expect, it } from 'vitest';

import { countryOptions, emirateOptions } from './regions';

describe('regions', () => {
  it('lists the seven Emirates', () => {
    for (const { value, label } of emirateOptions()) expect(label).toBe(value);
    expect(emirateOptions()).toHaveLength(7);
  });

  it('offers every country, the Emirates first, and keeps a saved name that is unknown', () => {
    const valuesOf = (saved?: string) => countryOptions(saved).map(({ value }) => value);
    const names = valuesOf();
    expect(names[0]).toBe('United Arab Emirates');
    expect(names).toContain('United Kingdom');
    expect(new Set(names).size).toBe(names.length);
    expect(valuesOf('Utopia')[0]).toBe('Utopia');
    expect(valuesOf('France')).toEqual(names);
  });
});
