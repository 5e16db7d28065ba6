import type { Currency } from '@contract/money';

/** What a payment page shows and charges. Money in minor units of `currency`. */
export interface PaymentRequest {
  /** Ours, unique to the attempt: makes the request to the provider repeatable. */
  reference: string;
  orderId: number;
  currency: Currency;
  lines: { name: string; unitPrice: number; quantity: number }[];
  shipping: number;
}

/** One attempt, as the provider needs it to find its own records again. */
export interface PaymentAttempt {
  reference: string;
  sessionId: string;
  paymentIntent: string | null;
}

/** Where a session stands at the provider. `processing`: finished by the person, money on its way. */
export type SessionState =
  | { state: 'open'; url: string }
  | { state: 'processing' | 'expired' }
  | { state: 'paid'; paymentIntent: string | null };

/** Who takes card payments: Stripe, or the shop's own sandbox. Every call may be repeated. */
export interface PaymentProvider {
  name: 'stripe' | 'sandbox';
  /** Makes the payment page. */
  createSession(request: PaymentRequest): Promise<{ sessionId: string; url: string }>;
  sessionState(attempt: PaymentAttempt): Promise<SessionState>;
  /** Closes a page that nobody may pay on any more. */
  expireSession(attempt: PaymentAttempt): Promise<void>;
  /** Gives `amount` back, minor units, or all of it when null; once for a reference. */
  refund(attempt: PaymentAttempt, amount: number | null): Promise<void>;
  /** The key that its webhook calls are signed with. */
  webhookSecret(): Promise<string>;
}
