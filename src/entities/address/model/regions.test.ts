import { describe, expect, it } from 'vitest';

import { countryNames, emirates, emiratesZip, isEmirates } from './regions';

describe('regions', () => {
  it('knows the Emirates by their names, their list and their ZIP code', () => {
    for (const name of ['United Arab Emirates', 'uae', ' UAE '])
      expect(isEmirates(name)).toBe(true);
    expect(isEmirates('Oman')).toBe(false);
    expect(emirates).toHaveLength(7);
    expect(emiratesZip).toBe('00000');
  });

  it('offers every country, the Emirates first, and keeps a saved name that is unknown', () => {
    const names = countryNames();
    expect(names[0]).toBe('United Arab Emirates');
    expect(names).toContain('United Kingdom');
    expect(new Set(names).size).toBe(names.length);
    expect(countryNames('Utopia')[0]).toBe('Utopia');
    expect(countryNames('France')).toEqual(names);
  });
});
