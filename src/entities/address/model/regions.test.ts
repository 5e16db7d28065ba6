import { describe, expect, it } from 'vitest';

import { countryOptions, emirateOptions, emiratesZip, isEmirates } from './regions';

describe('regions', () => {
  it('knows the Emirates by their names, their list and their ZIP code', () => {
    for (const name of ['United Arab Emirates', 'uae', ' UAE '])
      expect(isEmirates(name)).toBe(true);
    expect(isEmirates('Oman')).toBe(false);
    for (const { value, label } of emirateOptions()) expect(label).toBe(value);
    expect(emirateOptions()).toHaveLength(7);
    expect(emiratesZip).toBe('00000');
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
