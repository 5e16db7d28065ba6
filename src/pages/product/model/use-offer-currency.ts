import { useEffect } from 'react';

import type { Currency } from '@contract/money';
import type { ProductDetail } from '@/entities/product';
import { paths } from '@/shared/routes';

import { offerPrice } from './offer-price';

interface Thing {
  offers?: { url: string; price: string; priceCurrency: string };
}

/**
 * Lets the offer in the structured data, which the server wrote in USD, follow the currency that
 * is shown. Where the page was navigated to there are none (ADR 0018).
 */
export const useOfferCurrency = (product: ProductDetail, currency: Currency): void => {
  useEffect(() => {
    const text = document.head.querySelector('script[type="application/ld+json"]')?.firstChild;
    if (!(text instanceof Text)) return;
    const facts = JSON.parse(text.data) as { '@graph': Thing[] };
    const offer = facts['@graph'].find(({ offers }) => offers !== undefined)?.offers;
    if (offer === undefined || offer.priceCurrency === currency) return;
    if (new URL(offer.url).pathname !== paths.product(product.id)) return;
    Object.assign(offer, offerPrice(product.prices, currency));
    // The text alone: a script's own content may be set by nobody (ADR 0017), and this one never runs.
    text.data = JSON.stringify(facts).replaceAll('<', String.raw`\u003c`);
  }, [product, currency]);
};
