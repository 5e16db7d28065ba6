import type { OrderMail } from '../../server/src/services/mail/mail-kinds';

/** An order of 12,415 dirhams by card, as mails have it, without who ordered what. */
export const orderMail: Omit<OrderMail, 'name' | 'address' | 'lines'> = {
  order_id: 12,
  currency: 'AED',
  payment_method: 'credit_card',
  subtotal: '12345.00',
  shipping: '70.00',
  total: '12415.00',
  arrives: { from: '2026-11-30', to: '2026-12-07' },
};
