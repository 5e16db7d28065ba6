// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';

import { useOfferCurrency } from './use-offer-currency';

const product = {
  id: 7,
  prices: { USD: 125_000, EUR: 115_000, AED: 459_000 },
} as ProductDetail;

const factsOf = (id: number) => ({
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Product',
      name: '</script><b>',
      offers: { url: `https://shop.test/product/${id}`, price: '1250.00', priceCurrency: 'USD' },
    },
    { '@type': 'BreadcrumbList' },
  ],
});

const write = (id: number) => {
  const script = document.createElement('script');
  script.type = 'application/ld+json';
  script.append(JSON.stringify(factsOf(id)));
  document.head.append(script);
};
const written = () => document.head.querySelector('script')?.textContent ?? '';
const show = (currency: Currency) =>
  renderHook(
    (shown: Currency) => {
      useOfferCurrency(product, shown);
    },
    { initialProps: currency },
  );

beforeEach(() => {
  document.head.replaceChildren();
});
afterEach(cleanup);

describe('the offer in the structured data', () => {
  it('follows the currency that is shown, and back', () => {
    write(7);
    const { rerender } = show('USD');
    expect(JSON.parse(written())).toEqual(factsOf(7));
    rerender('AED');
    const expected = factsOf(7);
    Object.assign(expected['@graph'][0]?.offers ?? {}, { price: '4590.00', priceCurrency: 'AED' });
    expect(JSON.parse(written())).toEqual(expected);
    expect(written()).not.toContain('<');
    rerender('USD');
    expect(JSON.parse(written())).toEqual(factsOf(7));
  });

  it('is unchanged when it belongs to another product, or is missing', () => {
    show('EUR');
    write(8);
    show('EUR');
    expect(JSON.parse(written())).toEqual(factsOf(8));
  });
});
