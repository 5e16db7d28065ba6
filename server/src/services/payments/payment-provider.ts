import type { Language } from '@contract/languages';
import type { Currency } from '@contract/money';

/** The content of a payment page. Money in minor units of `currency`. */
export interface PaymentRequest {
  /** Ours, unique to the attempt: the provider's idempotency key. */
  reference: string;
  orderId: number;
  /** The language of the order's page, where the payment leads back to. */
  language: Language;
  currency: Currency;
  lines: { name: string; unitPrice: number; quantity: number }[];
  shipping: number;
  /** When the page closes; null without a limit. */
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
  /** It may have been made already, so it is looked up first. */
  repeated: boolean;
}

/** A refund as the provider reports it. */
export interface ReportedRefund {
  id: string;
  /** Minor units of the payment's currency. */
  amount: number;
  /** Our key, for a refund that the shop requested. */
  key: string | null;
  failed: boolean;
}

/** The provider refuses a refund; repeating the call does not help. */
export class RefundRefusedError extends Error {}

/**
 * The state of a session at the provider. `processing`: submitted, the money is not there yet;
 * `expired`: nothing can be paid on it any more, also because its payment has failed.
 */
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
   * Refunds a payment or a part of it, once for a key, and returns the provider's id of the refund;
   * null where the whole payment is refunded already. Throws RefundRefusedError when the provider
   * refuses; after any other error the refund may have been made.
   */
  refund(attempt: PaymentAttempt, request: RefundRequest): Promise<{ id: string | null }>;
  /** The refunds of a payment, also those that were made at the provider, in any order. */
  listRefunds(attempt: PaymentAttempt): Promise<ReportedRefund[]>;
  /** The key that its webhook calls are signed with. */
  webhookSecret(): Promise<string>;
}
