/** Countries of which every address has a postal code, by the names that forms send. */
const countriesWithCodes = new Set(
  'Australia,Austria,Bahrain,Belgium,Canada,Denmark,France,Germany,India,Italy,Japan,Kuwait,Netherlands,Norway,Oman,Poland,Portugal,Saudi Arabia,Spain,Sweden,Switzerland,Türkiye,United Kingdom,United States'.split(
    ',',
  ),
);

/**
 * Whether a text is no ZIP code in a country: 00000 and the like where every address has one. It stands
 * for none elsewhere, as in the Emirates (ADR 0011).
 */
export const isNoZipCode = (zip: string, country: string): boolean =>
  countriesWithCodes.has(country) && /^[0\s-]+$/.test(zip);
