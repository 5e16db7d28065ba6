import { currencies } from '@/shared/config';
import { formatMoney } from '@/shared/lib/money';
import type { Site } from '@/shared/lib/site';

const shippingText = ({ shipping }: Site): string => {
  const prices = currencies.map((currency) =>
    formatMoney(shipping[currency], currency, { decimals: 2 }),
  );
  return `${prices.slice(0, -1).join(', ')} or ${prices.at(-1)}`;
};

/** A policy's text with the shop's name for `{site}` and its prices for `{shipping}`. */
export const fillIn = (text: string, site: Site): string =>
  text.replaceAll('{site}', () => site.name).replaceAll('{shipping}', () => shippingText(site));

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The same in HTML: between its tags, never in an attribute. */
export const fillInHtml = (html: string, site: Site): string =>
  html.replaceAll(/<[^<>]*>|\{(?:site|shipping)\}/g, (part) =>
    part.startsWith('<') ? part : escapeHtml(fillIn(part, site)),
  );
