import { shippingBusinessDays } from '@/shared/config';
import { paths } from '@/shared/routes';

import type { Policy } from './policy';

const { from, to } = shippingBusinessDays;

export const shippingInformation: Policy = {
  path: paths.shipping,
  title: 'Shipping Information',
  intro: 'Every order is sent from our atelier by courier, in a reusable box.',
  sections: [
    {
      heading: 'How long it takes',
      paragraphs: [
        `Shipping takes ${from}-${to} business days from the day you order. Orders are packed Monday to Friday; what is ordered at the weekend is packed on Monday. During sales and before holidays it may take the full ${to} business days.`,
        'When the courier has your parcel we write to you. Your order and its status are also on your profile.',
      ],
    },
    {
      heading: 'What it costs',
      paragraphs: [
        'Shipping is one flat price for an order of any size: {shipping}, in the currency that you shop in. It is added at checkout, before you pay.',
        'Shipping is non-refundable, also when an order is returned.',
      ],
    },
    {
      heading: 'Taxes and duties',
      paragraphs: [
        'Parcels that cross a border may be charged with taxes and duties by the country they arrive in. These are paid by the person who receives the parcel, are not part of our prices, and are non-refundable.',
      ],
    },
    {
      heading: 'The address',
      paragraphs: [
        'Please give a street address and a telephone number that the courier can call; couriers do not deliver to post-office boxes. An address can be changed as long as the order is pending: write to us, or cancel the order and place it again.',
      ],
    },
    {
      heading: 'When something goes wrong',
      paragraphs: [
        `If a parcel has not arrived after ${to} business days, write to us and we will trace it with the courier.`,
        'Issues with an order must be reported within 30 days of the date of the order; defective items within 48 hours of delivery.',
      ],
    },
  ],
};
