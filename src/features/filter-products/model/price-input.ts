import { priceDigits } from '@/shared/config';
import { latinDigits } from '@/shared/lib/text';

/**
 * What a price input may hold: digits with at most one decimal point (section 5), those of an Arabic
 * keyboard as Latin ones. Everything else is dropped, commas too, since they could separate thousands
 * or decimals.
 */
export const acceptPriceInput = (typed: string): string => {
  const latin = latinDigits(typed).replaceAll('٫', '.');
  const [whole = '', ...fractions] = latin.replace(/[^\d.]/g, '').split('.');
  return fractions.length === 0 ? whole : `${whole}.${fractions.join('')}`;
};

/** A price input's text as an amount for the request; '' when it is no amount. */
export const priceAmount = (text: string): string => {
  const [whole = '', fraction = ''] = acceptPriceInput(text).split('.');
  if (whole === '' && fraction === '') return '';
  const digits = whole.replace(/^0+(?=\d)/, '').slice(0, priceDigits.whole) || '0';
  const cents = fraction.slice(0, priceDigits.fraction).replace(/0{1,2}$/, '');
  return cents === '' ? digits : `${digits}.${cents}`;
};
