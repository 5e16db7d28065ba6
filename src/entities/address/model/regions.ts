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

/** ISO 3166-1, without the uninhabited. */
const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

/**
 * Every country by its English name, in the order of the alphabet, the Emirates first. A saved
 * name that is none of them (`saved`) is offered too, so that nothing is lost.
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
