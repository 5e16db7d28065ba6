import { i18n } from '@contract/i18n';
import { emirateOptions, isEmirates } from '@contract/regions';
import { sameText } from '@/shared/lib/text';

/** The Emirates have no postal codes, but the form requires one (ADR 0011). */
export const emiratesZip = '00000';

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
