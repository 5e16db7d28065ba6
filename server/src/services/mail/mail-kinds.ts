import type { ArrivalDates } from '@contract/arrival';
import type { Language } from '@contract/languages';
import type { Currency, Money } from '@contract/money';
import type { Tracking } from '@contract/order';

interface OrderMailLine {
  name: string;
  size: string;
  /** Empty when none was chosen. */
  color: string;
  quantity: number;
  /** Of one unit. */
  price: Money;
  /** A path below the shop's address. */
  image?: string;
}

/** The facts of a mail about an order. Money in the wire's decimal strings. */
export interface OrderMail {
  name: string;
  order_id: number;
  currency: Currency;
  payment_method: string;
  subtotal: Money;
  shipping: Money;
  total: Money;
  /** What goes back to the card; 0.00 when nothing does, absent in rows of earlier versions. */
  refunded?: Money;
  /** What was refunded where it is a part of the order: its lines, and what is left of the total. */
  refunded_part?: { lines: OrderMailLine[]; remaining: Money };
  /** How long a card order may be paid, in minutes; absent where that has no end. */
  pay_minutes?: number;
  /** Where a shipped order can be followed. */
  tracking?: Tracking;
  /** The days that it was promised for; absent when they are over, and in rows of earlier versions. */
  arrives?: ArrivalDates;
  lines: OrderMailLine[];
}

interface CodeMail {
  name: string;
  /** Encrypted by `CodeCipher`: no row holds the readable code. */
  sealed_code: string;
  /** ISO 8601; an expired code is not sent. */
  expires_at: string;
}

/** A back-in-stock request. Its links are signed when the mail is sent. */
export interface StockMail {
  request_id: number;
  product_id: number;
  product_name: string;
  size: string;
  /** A path below the shop's address. */
  image: string;
}

/** Every mail that the shop sends, with the facts that each needs. */
export interface MailPayloads {
  'verification-code': CodeMail;
  'reset-code': CodeMail;
  'email-change-code': CodeMail;
  /** To the current address: a change to `email` was asked for, or has happened. */
  'email-change-notice': { name: string; email: string; changed: boolean };
  'existing-registration': { name: string };
  'existing-email-change': { name: string };
  /** To who wrote a contact message: the shopkeeper's answer. */
  'message-answer': { name: string; subject: string; message: string; answer: string };
  'contact-message': { name: string; email: string; subject: string; message: string };
  'back-in-stock-confirmation': StockMail;
  'back-in-stock': StockMail;
  'order-placed': OrderMail;
  /** To the house; `email` is the customer's. */
  'new-order': OrderMail & { email: string };
  'payment-received': OrderMail;
  'order-expired': OrderMail;
  'order-shipped': OrderMail;
  'order-cancelled': OrderMail;
  'order-refunded': OrderMail;
}

export type MailKind = keyof MailPayloads;

/** The mails to a customer about an order. */
export type OrderMailKind = Exclude<
  { [Kind in MailKind]: MailPayloads[Kind] extends OrderMail ? Kind : never }[MailKind],
  'new-order'
>;

/** A mail to send: to whom, of which kind, with that kind's facts. */
export type OutgoingMail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: string;
    payload: MailPayloads[Kind];
    /** What the recipient reads; absent: the language of the request that causes it. */
    language?: Language;
  };
}[MailKind];
