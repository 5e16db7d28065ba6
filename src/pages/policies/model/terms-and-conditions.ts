import { refundTime, returnDays, shippingBusinessDays } from '@/shared/config';
import { paths } from '@/shared/routes';

import type { Policy } from './policy';

export const termsAndConditions: Policy = {
  path: paths.terms,
  title: 'Terms & Conditions',
  intro:
    'These terms apply to every order at {site}. Where the law of the country you live in protects you further, that law prevails.',
  sections: [
    {
      heading: 'Prices',
      paragraphs: [
        'Prices are shown in US dollars, euros or UAE dirhams, as you choose. Each currency has a price of its own; it does not follow the exchange rate of the day. You pay the price that is shown when you place the order. Shipping, taxes and duties are not part of it.',
        'A reduced piece shows its original price, struck through, beside the price that you pay.',
      ],
    },
    {
      heading: 'Your order',
      paragraphs: [
        'An order needs an account with a verified email address. When you place it, we set the pieces aside for you and confirm it on its own page and by email; with that the contract is made.',
        'We make small numbers. If a piece sells out while it is in your bag, checkout says so, and nothing is charged for it. Should we find a mistake in a price or a description after you ordered, we write to you, and you may cancel.',
      ],
    },
    {
      heading: 'Payment',
      paragraphs: [
        'You may pay by credit card, on the page of our payment provider, or with cash when your order is delivered. An order to be paid by card is packed once the payment has arrived; until then you can pay it on its page.',
      ],
    },
    {
      heading: 'Delivery',
      paragraphs: [
        `Shipping takes ${shippingBusinessDays.from}-${shippingBusinessDays.to} business days. The pieces are at our risk until you, or someone you named, receives them.`,
      ],
    },
    {
      heading: 'Returns and refunds',
      paragraphs: ['A summary of the Refund Policy:'],
      points: [
        `Returns within ${returnDays} days of delivery; one size exchange for each piece.`,
        `Refunds are processed in ${refundTime}.`,
        'Defective items are reported within 48 hours, any other issue with an order within 30 days.',
        'Made-to-measure and final-sale pieces are non-returnable.',
        'Shipping, taxes and duties are non-refundable.',
      ],
    },
    {
      heading: 'Colors and measurements',
      paragraphs: [
        'We photograph each piece in daylight and describe its fabric as exactly as we can. A screen may still show a color differently, and a garment sewn by hand may differ by a centimeter from its chart. Neither is a fault.',
      ],
    },
    {
      heading: 'Pictures, texts and designs',
      paragraphs: [
        'The pictures, texts and designs of this shop belong to {site}. Please ask before you use them for anything but buying and showing what you bought.',
      ],
    },
    {
      heading: 'Changes',
      paragraphs: [
        'We may change these terms. An order is always governed by the terms that were published on the day it was placed.',
      ],
    },
  ],
};
