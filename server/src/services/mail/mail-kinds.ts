import type { ArrivalDates } from '@contract/arrival';
import type { Language } from '@contract/languages';
import type { Currency, Money } from '@contract/money';
import type { Order, Tracking } from '@contract/order';

interface OrderMailLine {
  name: string;
  size: string;
  /** Empty when none was chosen. */
  color: string;
  quantity: number;
  /** Of one unit. */
  price: Money;
  /** A path below the shop's URL. */
  image?: string;
}

/** The payload of a mail about an order. Money as the API's decimal strings. */
export interface OrderMail {
  name: string;
  order_id: number;
  currency: Currency;
  payment_method: string;
  subtotal: Money;
  shipping: Money;
  total: Money;
  /** The amount refunded to the card; absent in rows of earlier versions. */
  refunded?: Money;
  /** For a partial refund: its lines, and what is left of the total. */
  refunded_part?: { lines: OrderMailLine[]; remaining: Money };
  /** How long a card order may be paid, in minutes; absent without a limit. */
  pay_minutes?: number;
  tracking?: Tracking;
  /** Absent in the mail to the house and in rows of earlier versions. */
  address?: Order['address'];
  /** The promised days of delivery; absent when they are over, and in rows of earlier versions. */
  arrives?: ArrivalDates;
  lines: OrderMailLine[];
}

/** Whose mail it is, whatever address it goes to; absent in rows of earlier versions. */
interface OwnedMail {
  customer_id?: number;
}

interface CodeMail extends OwnedMail {
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
  /** A path below the shop's URL. */
  image: string;
}

/** The payload of each kind of mail. */
export interface MailPayloads {
  'verification-code': CodeMail;
  'reset-code': CodeMail;
  'email-change-code': CodeMail;
  /** To the current address: a change to `email` was requested, or is done. */
  'email-change-notice': OwnedMail & { name: string; email: string; changed: boolean };
  /** `changed_at` is ISO 8601. */
  'password-changed': OwnedMail & { name: string; changed_at: string };
  'existing-registration': { name: string };
  'existing-email-change': { name: string };
  /** To the sender of a contact message: the shopkeeper's answer. */
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
  /** `delivered_at` is ISO 8601. */
  'order-delivered': OrderMail & { delivered_at: string };
  'order-cancelled': OrderMail;
  'order-refunded': OrderMail;
}

export type MailKind = keyof MailPayloads;

/** The mails to a customer that are made of an order alone. */
export type OrderMailKind = Exclude<
  { [Kind in MailKind]: MailPayloads[Kind] extends OrderMail ? Kind : never }[MailKind],
  'new-order' | 'order-delivered'
>;

/** A mail to send. */
export type OutgoingMail = {
  [Kind in MailKind]: {
    kind: Kind;
    to: string;
    payload: MailPayloads[Kind];
    /** Absent: the language of the request that causes it. */
    language?: Language;
  };
}[MailKind];
