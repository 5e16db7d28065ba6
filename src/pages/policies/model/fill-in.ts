import { escapeHtml } from '@contract/escape-html';
import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { countryName, countryOfCode } from '@contract/regions';
import { formatMoney } from '@/shared/lib/money';
import type { Site } from '@/shared/lib/site';

const shippingText = ({ shipping }: Site): string => {
  const price = (currency: Currency) => formatMoney(shipping[currency], currency, { decimals: 2 });
  return i18n.t('{usd}, {eur} or {aed}', {
    usd: price('USD'),
    eur: price('EUR'),
    aed: price('AED'),
  });
};

/** In brackets after what stands for it; empty where it is not known. */
const countryText = ({ country }: Site): string =>
  country === undefined ? '' : ` (${countryName(countryOfCode(country))})`;

/**
 * A policy's text with the shop's name for `{site}`, its prices for `{shipping}` and, in brackets, the country that
 * it sends from for `{country}`.
 */
export const fillIn = (text: string, site: Site): string =>
  text
    .replaceAll('{site}', () => site.name)
    .replaceAll('{shipping}', () => shippingText(site))
    .replaceAll('{country}', () => countryText(site));

/** The same in HTML: between its tags, never in an attribute. */
export const fillInHtml = (html: string, site: Site): string =>
  html.replaceAll(/<[^<>]*>|\{(?:site|shipping|country)\}/g, (part) =>
    part.startsWith('<') ? part : escapeHtml(fillIn(part, site)),
  );
