import { useEffect } from 'react';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { type PriceByCurrency, toDecimal } from '@/shared/lib/money';
import { paths } from '@/shared/routes';

/** A price in the format of structured data. */
export const offerPrice = (prices: PriceByCurrency, currency: Currency) => ({
  price: toDecimal(prices[currency]),
  priceCurrency: currency,
});

interface GraphItem {
  offers?: { url: string; price: string; priceCurrency: string };
}

/**
 * Changes the offer in the structured data, which the server wrote in USD, to the displayed currency.
 * A page reached by navigation has no structured data (ADR 0018).
 */
export const useOfferCurrency = (product: ProductDetail, currency: Currency): void => {
  useEffect(() => {
    const text = document.head.querySelector('script[type="application/ld+json"]')?.firstChild;
    if (!(text instanceof Text)) return;
    const data = JSON.parse(text.data) as { '@graph': GraphItem[] };
    const offer = data['@graph'].find(({ offers }) => offers !== undefined)?.offers;
    if (offer === undefined || offer.priceCurrency === currency || product.prices === null) return;
    if (new URL(offer.url).pathname !== paths.product(product.id)) return;
    Object.assign(offer, offerPrice(product.prices, currency));
    // Only the text node: Trusted Types forbid setting a script's content (ADR 0017).
    text.data = JSON.stringify(data).replaceAll('<', String.raw`\u003c`);
  }, [product, currency]);
};
