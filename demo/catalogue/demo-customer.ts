import type { DemoCustomer } from './demo-shop-schema';

const DUBAI = 0;
const LONDON = 1;
const phone = '+971 50 000 0142';

export const demoCustomer: DemoCustomer = {
  name: 'Noura Haddad',
  email: 'demo@selvage.test',
  password: 'selvage-demo',
  currency: 'USD',
  addresses: [
    {
      firstName: 'Noura',
      lastName: 'Haddad',
      address: '14 Al Seef Walk',
      apartment: 'Apartment 603',
      city: 'Dubai',
      state: 'Dubai',
      zipCode: '00000',
      country: 'United Arab Emirates',
    },
    {
      firstName: 'Noura',
      lastName: 'Haddad',
      address: '27 Lambs Conduit Passage',
      city: 'London',
      state: 'Greater London',
      zipCode: 'WC1R 4RH',
      country: 'United Kingdom',
    },
  ],
  orders: [
    {
      status: 'completed',
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      currency: 'USD',
      phone,
      address: DUBAI,
      lines: [{ productId: 6, size: 'S', colour: 'Lavender Grey', quantity: 1 }],
      events: [
        { status: 'pending', at: '2024-07-02T17:41:12Z' },
        { status: 'processing', at: '2024-07-02T17:43:05Z' },
        { status: 'shipped', at: '2024-07-04T09:20:00Z' },
        { status: 'delivered', at: '2024-07-11T12:06:00Z' },
        { status: 'completed', at: '2024-07-25T12:06:00Z' },
      ],
    },
    {
      status: 'refunded',
      paymentMethod: 'credit_card',
      paymentStatus: 'refunded',
      currency: 'EUR',
      phone,
      address: LONDON,
      lines: [{ productId: 13, size: 'M', colour: 'Coral Ikat', quantity: 1 }],
      events: [
        { status: 'pending', at: '2024-08-19T08:15:40Z' },
        { status: 'processing', at: '2024-08-19T08:17:22Z' },
        { status: 'shipped', at: '2024-08-21T10:02:00Z' },
        { status: 'delivered', at: '2024-08-28T15:37:00Z' },
        { status: 'refunded', at: '2024-09-05T09:11:30Z' },
      ],
    },
    {
      status: 'pending',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'unpaid',
      currency: 'USD',
      phone,
      address: DUBAI,
      lines: [
        { productId: 8, size: 'S', colour: 'Emerald', quantity: 1 },
        { productId: 1, size: 'M', colour: 'Ink', quantity: 1 },
      ],
      events: [{ status: 'pending', at: '2025-03-10T19:04:51Z' }],
    },
  ],
};
