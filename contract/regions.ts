import { currentLanguage } from './current-language';
import { i18n } from './i18n';
import { defaultLanguage } from './languages';
import { locales } from './locales';

export const emiratesCountry = 'United Arab Emirates';

const plain = (name: string): string => name.trim().toLowerCase();

/** Whether a country is the United Arab Emirates, under any of its common names. */
export const isEmirates = (country: string): boolean =>
  [plain(emiratesCountry), 'uae', 'u.a.e.', 'ae', 'emirates'].includes(plain(country));

/** Whether the country of an address is the one with this code (ISO 3166-1). */
export const isCountry = (country: string, code: string): boolean =>
  code === 'AE' ? isEmirates(country) : plain(country) === plain(countryOfCode(code));

/** The emirates, offered as a list for State; their values are the English names (ADR 0011). */
export const emirateOptions = () => [
  { value: 'Abu Dhabi', label: i18n.t('Abu Dhabi') },
  { value: 'Ajman', label: i18n.t('Ajman') },
  { value: 'Dubai', label: i18n.t('Dubai') },
  { value: 'Fujairah', label: i18n.t('Fujairah') },
  { value: 'Ras Al Khaimah', label: i18n.t('Ras Al Khaimah') },
  { value: 'Sharjah', label: i18n.t('Sharjah') },
  { value: 'Umm Al Quwain', label: i18n.t('Umm Al Quwain') },
];

/** ISO 3166-1, without uninhabited territories. */
export const countryCodes =
  'AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'.split(
    ' ',
  );

const namesIn = (locale: string) => {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return (code: string) => names.of(code) ?? code;
};

/** The English name of a country by its code, as addresses have it. */
export const countryOfCode = (code: string): string => namesIn(locales.en)(code);

/** What an option is called on the page; English names are as they are stored. */
const shownName = (value: string, options: () => { value: string; label: string }[]): string =>
  currentLanguage() === defaultLanguage
    ? value
    : (options().find((option) => option.value === value)?.label ?? value);

/** An emirate in the page's language; another state as it was written. */
export const emirateName = (state: string): string => shownName(state, emirateOptions);

/** A country in the page's language. */
export const countryName = (country: string): string => shownName(country, countryOptions);

/**
 * All countries, the Emirates first, then alphabetically; their values are the English names. A
 * `saved` name that is not among them comes before all, so that editing an address does not lose it.
 */
export const countryOptions = (saved = ''): { value: string; label: string }[] => {
  const locale = locales[currentLanguage()];
  const valueOf = namesIn(locales.en);
  const labelOf = namesIn(locale);
  const countries = countryCodes
    .map((code) => ({ value: valueOf(code), label: labelOf(code) }))
    .sort((first, second) => first.label.localeCompare(second.label, locale));
  const isFirst = ({ value }: { value: string }) => value === emiratesCountry;
  const known = saved.trim() === '' || countries.some(({ value }) => value === saved);
  return [
    ...(known ? [] : [{ value: saved, label: saved }]),
    ...countries.filter(isFirst),
    ...countries.filter((country) => !isFirst(country)),
  ];
};
