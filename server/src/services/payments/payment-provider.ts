import type { Currency } from '@contract/money';

/** What a payment page shows and charges. Money in minor units of `currency`. */
export interface PaymentRequest {
  /** Ours, unique to the attempt: the provider's idempotency key. */
  reference: string;
  orderId: number;
  currency: Currency;
  lines: { name: string; unitPrice: number; quantity: number }[];
  shipping: number;
  /** When the page closes; null where the order may be paid at any time. */
  payBy: Date | null;
}

/** One attempt, as the provider needs it to find its own records again. */
export interface PaymentAttempt {
  reference: string;
  sessionId: string;
  paymentIntent: string | null;
}

/** What is to be refunded of a payment. */
export interface RefundRequest {
  /** Ours, unique to the refund: the provider's idempotency key. */
  key: string;
  orderId: number;
  /** Minor units of the payment's currency. */
  amount: number;
  /** It may have been asked for before: it is looked up first. */
  repeated: boolean;
}

/** The provider will not make a refund, however often it is asked. */
export class RefundRefusedError extends Error {}

/** The state of a session at the provider. `processing`: submitted, the money is not there yet. */
export type SessionState =
  | { state: 'open'; url: string }
  | { state: 'processing' | 'expired' }
  | { state: 'paid'; paymentIntent: string | null };

/** Takes card payments: Stripe, or the shop's own sandbox. Every call may be repeated. */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox';
  /** Makes the payment page. */
  createSession(request: PaymentRequest): Promise<{ sessionId: string; url: string }>;
  sessionState(attempt: PaymentAttempt): Promise<SessionState>;
  /** Closes a page that must not be paid on any more. */
  expireSession(attempt: PaymentAttempt): Promise<void>;
  /**
   * Refunds a part of a payment or all of it, once for a key, and returns the provider's id of the
   * refund; null where the whole payment was refunded before. Throws RefundRefusedError where the
   * provider will not make it; after any other error it may have been made.
   */
  refund(attempt: PaymentAttempt, request: RefundRequest): Promise<{ id: string | null }>;
  /** The key that its webhook calls are signed with. */
  webhookSecret(): Promise<string>;
}
