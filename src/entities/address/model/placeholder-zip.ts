/** Countries of which every address has a postal code, by the names that forms send. */
const countriesWithCodes = new Set(
  'Australia,Austria,Bahrain,Belgium,Canada,Denmark,France,Germany,India,Italy,Japan,Kuwait,Netherlands,Norway,Oman,Poland,Portugal,Saudi Arabia,Spain,Sweden,Switzerland,Türkiye,United Kingdom,United States'.split(
    ',',
  ),
);

/**
 * Whether a ZIP code is 00000 or the like in a country whose addresses all have a real one. Elsewhere,
 * as in the Emirates, it means that there is none (ADR 0011).
 */
export const isPlaceholderZip = (zip: string, country: string): boolean =>
  countriesWithCodes.has(country) && /^[0\s-]+$/.test(zip);
