import type { Currency, Money } from '@contract/money';

/** What a mail about an order tells. Money in the wire's decimal strings. */
export interface OrderMail {
  name: string;
  order_id: number;
  currency: Currency;
  payment_method: string;
  subtotal: Money;
  shipping: Money;
  total: Money;
  /** What goes back to the card; 0.00 when nothing does, absent in mails written before it was known. */
  refunded?: Money;
  lines: {
    name: string;
    size: string;
    /** Empty when none was chosen. */
    color: string;
    quantity: number;
    /** Of one piece. */
    price: Money;
    /** A path of the shop's own. */
    image?: string;
  }[];
}

interface CodeMail {
  name: string;
  /** Sealed (`CodeSeal`): the code itself is in no row. */
  sealed_code: string;
  /** ISO 8601; a code that is no longer good is not sent. */
  expires_at: string;
}

/** Every mail that the shop writes, and what each needs to know. */
export interface MailPayloads {
  'verification-code': CodeMail;
  'reset-code': CodeMail;
  'existing-registration': { name: string };
  'contact-message': { name: string; email: string; subject: string; message: string };
  'order-placed': OrderMail;
  'payment-received': OrderMail;
  'order-shipped': OrderMail;
  'order-cancelled': OrderMail;
  'order-refunded': OrderMail;
}

export type MailKind = keyof MailPayloads;

/** A mail to send: to whom, of which kind, with that kind's facts. */
export type OutgoingMail = {
  [Kind in MailKind]: { kind: Kind; to: string; payload: MailPayloads[Kind] };
}[MailKind];
