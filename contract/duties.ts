import { i18n } from './i18n';
import { isCountry } from './regions';

/**
 * That an order to a country costs more than its total, in words; empty in the country of the seller, whose
 * code (ISO 3166-1) is `home`. A provider that does not name it may be anywhere.
 */
export const dutiesText = (country: string, home: string | undefined): string =>
  home !== undefined && isCountry(country, home)
    ? ''
    : i18n.t('Taxes and duties that the country of delivery charges on arrival are not included.');
