export const emiratesCountry = 'United Arab Emirates';

/** The emirates, offered as a list for State (ADR 0011). */
export const emirates: readonly string[] = [
  'Abu Dhabi',
  'Ajman',
  'Dubai',
  'Fujairah',
  'Ras Al Khaimah',
  'Sharjah',
  'Umm Al Quwain',
];

/** The Emirates have no postal codes, but the form requires one (ADR 0011). */
export const emiratesZip = '00000';

/** Whether a country is the United Arab Emirates, under any of its common names. */
export const isEmirates = (country: string): boolean =>
  [emiratesCountry, 'uae', 'u.a.e.', 'ae', 'emirates'].some(
    (name) => name.toLowerCase() === country.trim().toLowerCase(),
  );

/** ISO 3166-1, without uninhabited territories. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/**
 * All countries by their English names, the Emirates first, then alphabetically. A `saved` name
 * that is not among them comes before all, so that editing an address does not lose it.
 */
export const countryNames = (saved = ''): string[] => {
  const nameOf = new Intl.DisplayNames('en', { type: 'region' });
  const names = countryCodes
    .split(' ')
    .map((code) => nameOf.of(code) ?? code)
    .filter((name) => name !== emiratesCountry)
    .sort((first, second) => first.localeCompare(second, 'en'));
  const known = saved.trim() === '' || saved === emiratesCountry || names.includes(saved);
  return [...(known ? [] : [saved]), emiratesCountry, ...names];
};
