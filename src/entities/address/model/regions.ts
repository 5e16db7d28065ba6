export const emiratesCountry = 'United Arab Emirates';

/** The emirates, offered as a list for State (decision 8). */
export const emirates: readonly string[] = [
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
];

/** The Emirates have no postal codes; this one satisfies whoever asks (decision 8). */
export const emiratesZip = '00000';

/** True for the country under any of the names that people give it. */
export const isEmirates = (country: string): boolean =>
  [emiratesCountry, 'uae', 'u.a.e.', 'ae', 'emirates'].some(
    (name) => name.toLowerCase() === country.trim().toLowerCase(),
  );

/** Suggestions for Country: what the house ships to most; any other may be typed. */
export const countrySuggestions: readonly string[] = [
  emiratesCountry,
  'Australia',
  'Austria',
  'Bahrain',
  'Belgium',
  'Canada',
  'Denmark',
  'Egypt',
  'Finland',
  'France',
  'Germany',
  'Greece',
  'Hong Kong',
  'India',
  'Indonesia',
  'Ireland',
  'Italy',
  'Japan',
  'Jordan',
  'Kuwait',
  'Lebanon',
  'Luxembourg',
  'Malaysia',
  'Morocco',
  'Netherlands',
  'New Zealand',
  'Norway',
  'Oman',
  'Portugal',
  'Qatar',
  'Saudi Arabia',
  'Singapore',
  'South Africa',
  'South Korea',
  'Spain',
  'Sweden',
  'Switzerland',
  'Turkey',
  'United Kingdom',
  'United States',
];
