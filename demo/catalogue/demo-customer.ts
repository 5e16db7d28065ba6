import type { DemoCustomer } from './demo-shop-schema';

const dubai = 0;
const london = 1;
const phone = '+971 50 000 0142';
const londonPhone = '+44 20 7946 0142';

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
      address: dubai,
      lines: [
        { productId: 25, size: 'S', color: 'Powder Blue', quantity: 1 },
        { productId: 57, size: 'One Size', color: 'Lapis', quantity: 2 },
      ],
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
      phone: londonPhone,
      address: london,
      lines: [{ productId: 13, size: 'M', color: 'Coral Ikat', quantity: 1 }],
      events: [
        { status: 'pending', at: '2024-08-19T08:15:40Z' },
        { status: 'processing', at: '2024-08-19T08:17:22Z' },
        { status: 'shipped', at: '2024-08-21T10:02:00Z' },
        { status: 'delivered', at: '2024-08-28T15:37:00Z' },
        { status: 'refunded', at: '2024-09-05T09:11:30Z' },
      ],
    },
    {
      status: 'cancelled',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'unpaid',
      currency: 'USD',
      phone,
      address: dubai,
      lines: [{ productId: 52, size: 'M', color: 'Moss', quantity: 1 }],
      events: [
        { status: 'pending', at: '2024-10-03T20:58:19Z' },
        { status: 'cancelled', at: '2024-10-03T21:14:47Z' },
      ],
    },
    {
      status: 'delivered',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'paid',
      currency: 'AED',
      phone,
      address: dubai,
      lines: [
        { productId: 1, size: 'M', color: 'Ink', quantity: 1 },
        { productId: 68, size: 'S', color: 'Chestnut', quantity: 1 },
      ],
      events: [
        { status: 'pending', at: '2024-11-16T06:32:08Z' },
        { status: 'processing', at: '2024-11-17T07:10:00Z' },
        { status: 'shipped', at: '2024-11-18T08:45:00Z' },
        { status: 'delivered', at: '2024-11-24T11:25:00Z' },
      ],
    },
    {
      status: 'delivered',
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      currency: 'USD',
      phone,
      address: dubai,
      lines: [
        { productId: 9, size: 'S', color: 'Ruby', quantity: 1 },
        { productId: 63, size: 'One Size', color: 'Oxblood', quantity: 1 },
        { productId: 56, size: 'One Size', color: 'Garnet', quantity: 1 },
      ],
      events: [
        { status: 'pending', at: '2024-12-14T18:20:33Z' },
        { status: 'processing', at: '2024-12-14T18:22:01Z' },
        { status: 'shipped', at: '2024-12-16T10:15:00Z' },
        { status: 'delivered', at: '2024-12-23T13:48:00Z' },
      ],
    },
    {
      status: 'shipped',
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      currency: 'USD',
      phone: londonPhone,
      address: london,
      lines: [{ productId: 48, size: 'M', color: 'Bordeaux', quantity: 1 }],
      events: [
        { status: 'pending', at: '2025-02-18T16:04:27Z' },
        { status: 'processing', at: '2025-02-18T16:05:50Z' },
        { status: 'shipped', at: '2025-02-20T09:31:00Z' },
      ],
    },
    {
      status: 'processing',
      paymentMethod: 'credit_card',
      paymentStatus: 'paid',
      currency: 'USD',
      phone,
      address: dubai,
      lines: [
        { productId: 14, size: 'S', color: 'Garnet', quantity: 1 },
        { productId: 35, size: 'S', color: 'Ochre', quantity: 1 },
      ],
      events: [
        { status: 'pending', at: '2025-02-26T07:49:15Z' },
        { status: 'processing', at: '2025-02-26T07:51:36Z' },
      ],
    },
    {
      status: 'pending',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'unpaid',
      currency: 'USD',
      phone,
      address: dubai,
      lines: [{ productId: 8, size: 'S', color: 'Emerald', quantity: 1 }],
      events: [{ status: 'pending', at: '2025-03-08T21:12:09Z' }],
    },
    {
      status: 'pending',
      paymentMethod: 'cash_on_delivery',
      paymentStatus: 'unpaid',
      currency: 'USD',
      phone,
      address: dubai,
      lines: [
        { productId: 47, size: 'S', color: 'Camel', quantity: 1 },
        { productId: 59, size: 'One Size', color: 'Garden Green', quantity: 2 },
      ],
      events: [{ status: 'pending', at: '2025-03-10T19:04:51Z' }],
    },
  ],
};
