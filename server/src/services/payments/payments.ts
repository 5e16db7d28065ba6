import type { Config } from '../../config';
import { startBackgroundJob } from '../../shared/background-job';
import type { PaymentDeps } from './payment-deps';
import type { PaymentProvider } from './payment-provider';
import { settleRefunds } from './refunds';
import { createSandboxProvider } from './sandbox-provider';
import { createStripeProvider } from './stripe-provider';

export interface PaymentOptions extends Pick<PaymentDeps, 'db' | 'mail'> {
  config: Pick<Config, 'publicUrl' | 'stripe'> & PaymentDeps['config'];
  /** For tests: replaces the configured one. */
  provider?: PaymentProvider;
}

const settleEveryMs = 30_000;

/** Card payments (sections 4 and 7), with the job that makes refunds. Close `refunds` at the end. */
export const startPayments = ({ db, mail, config, provider }: PaymentOptions): PaymentDeps => {
  const { publicUrl, stripe } = config;
  const sandboxProvider = createSandboxProvider({ db, publicUrl });
  const paymentProvider =
    provider ?? (stripe ? createStripeProvider({ keys: stripe, publicUrl }) : sandboxProvider);
  const refunds = startBackgroundJob({
    name: 'Settling refunds',
    everyMs: settleEveryMs,
    run: (signal) => settleRefunds({ db, mail, paymentProvider, sandboxProvider }, signal),
  });
  return { db, config, mail, paymentProvider, sandboxProvider, refunds };
};
