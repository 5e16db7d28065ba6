import { refundTime, returnDays } from '@/shared/config';
import { paths } from '@/shared/routes';

import type { Policy } from './policy';

export const refundPolicy: Policy = {
  path: paths.refundPolicy,
  title: 'Refund Policy',
  intro:
    'If a piece is not right, send it back. This page says what can be returned, until when, and how long a refund takes.',
  sections: [
    {
      heading: 'Returns',
      paragraphs: [
        `You may return a piece within ${returnDays} days of delivery. It must be unworn, unwashed and unaltered, with its labels attached and in the box or bag it came in.`,
        'Write to us first, with the number of your order and the pieces you want to send back. We answer with the address and a return note to put in the parcel.',
      ],
    },
    {
      heading: 'What cannot be returned',
      paragraphs: ['Two kinds of pieces are non-returnable:'],
      points: [
        'Made-to-measure pieces, since they are cut for one person.',
        'Final-sale pieces, which are marked as such before you buy them.',
      ],
    },
    {
      heading: 'Exchanging a size',
      paragraphs: [
        `Each piece may be exchanged once for another size, within the same ${returnDays} days and as long as that size is in stock. If it is sold out, we refund the piece instead.`,
      ],
    },
    {
      heading: 'Refunds',
      paragraphs: [
        `When your parcel has reached us we look at each piece and write to you. Refunds are processed in ${refundTime}, to the card you paid with. Orders paid with cash on delivery are refunded by bank transfer.`,
        'Shipping, taxes and duties are non-refundable. You pay for the return shipping, unless the piece was defective or not what you ordered.',
      ],
    },
    {
      heading: 'Defective or wrong pieces',
      paragraphs: [
        'Please look at your order when it arrives. Defective items must be reported within 48 hours of delivery, with a photograph of the fault. We replace the piece or refund it in full, and we pay for the return shipping.',
        'Any other issue with an order, such as a missing piece, must be reported within 30 days of the date of the order.',
      ],
    },
    {
      heading: 'Cancelling an order',
      paragraphs: [
        'An order that is still pending can be cancelled on your profile, at once and without a reason. Once it is on its way, receive it and return it as described above.',
      ],
    },
  ],
};
