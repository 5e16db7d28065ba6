import { emiratesCountry } from '@contract/regions';
import { sameText } from '@/shared/lib/text';

/** The Emirates have no postal codes, but the form requires one (ADR 0011). */
export const emiratesZip = '00000';

/** Whether a country is the United Arab Emirates, under any of its common names. */
export const isEmirates = (country: string): boolean =>
  [emiratesCountry, 'uae', 'u.a.e.', 'ae', 'emirates'].some((name) => sameText(name, country));
