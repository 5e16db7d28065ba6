import { i18n } from '@contract/i18n';
import { countryOfCode, emirateOptions, emiratesCountry } from '@contract/regions';
import { sameText } from '@/shared/lib/text';

/** The Emirates have no postal codes, but the form requires one (ADR 0011). */
export const emiratesZip = '00000';

/** Whether a country is the United Arab Emirates, under any of its common names. */
export const isEmirates = (country: string): boolean =>
  [emiratesCountry, 'uae', 'u.a.e.', 'ae', 'emirates'].some((name) => sameText(name, country));

/** Whether the country of an address is the one with this code (ISO 3166-1). */
export const isCountry = (country: string, code: string): boolean =>
  code === 'AE' ? isEmirates(country) : sameText(country, countryOfCode(code));

/** The emirate of a name in English or in the language of the page. */
export const emirateNamed = (name: string) =>
  emirateOptions().find(({ value, label }) => sameText(value, name) || sameText(label, name));

/**
 * Asks whether the chosen emirate is right where the city has the name of another one. Places of one
 * name exist, so nothing is refused.
 */
export const emirateHint = (
  country: string,
  { city, state }: { city: string; state: string },
): string | undefined => {
  if (!isEmirates(country)) return undefined;
  const [named, chosen] = [emirateNamed(city), emirateNamed(state)];
  return named === undefined || chosen === undefined || named.value === chosen.value
    ? undefined
    : i18n.t('{city} is also an emirate. Is {state} the right one?', {
        city: named.label,
        state: chosen.label,
      });
};
