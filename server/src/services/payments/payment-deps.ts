import type { Config } from '../../config';
import type { Database } from '../../db/client';
import type { BackgroundJob } from '../../shared/background-job';
import type { MailQueue } from '../mail/mail-queue';
import type { PaymentProvider } from './payment-provider';

/** What the functions of payments need. */
export interface PaymentDeps {
  db: Database;
  config: Pick<Config, 'timeZone' | 'unpaidOrderMinutes' | 'ordersEmail'>;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  /** Takes new payments: Stripe, or the sandbox while no keys are set. */
  paymentProvider: PaymentProvider;
  /** For payments that were made while no keys were set. */
  sandboxProvider: PaymentProvider;
  /** Makes the refunds that are due. Wake it after the commit of one. */
  refunds: BackgroundJob;
}
