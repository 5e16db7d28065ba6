import { and, eq, isNull } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';
import { i18n } from '@contract/i18n';

import { payments } from '../../db/schema';
import { ConflictError, TryLaterError } from '../../shared/errors';
import { linesOf, type OrderRow } from '../order-rows/order-rows';
import { applySessionState, attemptOf, openAttempt, providerOf } from './payment-attempts';
import type { PaymentRow } from './payment-changes';
import type { PaymentDeps } from './payment-deps';
import type { PaymentRequest, SessionState } from './payment-provider';
import { logError } from '../../shared/log-error';
import { createSharedWork } from '../../shared/share-work';
import { withoutPlace } from '../../shared/without-place';

const retryAfterSeconds = 10;

const providerFailed = (error: unknown): never => {
  logError('A call to the payment provider failed:', error);
  throw new TryLaterError(
    503,
    i18n.t(
      'The payment page is not available at the moment. Your order is saved: please try again soon.',
    ),
    retryAfterSeconds,
  );
};

const closePage = async (deps: PaymentDeps, payment: PaymentRow): Promise<void> => {
  const provider = providerOf(deps, payment);
  if (!provider) throw new Error(`There are no keys for ${payment.provider}`);
  await provider.expireSession(attemptOf(payment));
};

/**
 * Closes the pages of an order that must not be paid any more. Failures are logged, since the order is
 * changed already: a payment that still arrives is refunded.
 */
export const closePaymentPages = async (deps: PaymentDeps, orderId: number): Promise<void> => {
  const report = (error: unknown) =>
    logError(`A payment page of order ${orderId} may still be open:`, error);
  try {
    const expired = await deps.db.orm
      .select()
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'expired')));
    for (const payment of expired) {
      if (payment.sessionId) await closePage(deps, payment).catch(report);
    }
  } catch (error) {
    report(error);
  }
};

/** Calls for one payment that come together share one of the provider. */
const { share: shareCreation } = createSharedWork<{ url: string }>();
const { share: shareState } = createSharedWork<SessionState>();

const pageRequest = async (
  { db }: PaymentDeps,
  order: OrderRow,
  { reference }: PaymentRow,
): Promise<PaymentRequest> => {
  const lines = await linesOf(db.orm, order.id);
  return {
    reference,
    orderId: order.id,
    language: currentLanguage(),
    currency: order.currency,
    shipping: order.shipping,
    payBy: order.payBy,
    lines: lines.map(({ product, size, unitPrice, quantity }) => ({
      name: `${product.name}, ${size}`,
      unitPrice,
      quantity,
    })),
  };
};

const createPage = async (
  deps: PaymentDeps,
  order: OrderRow,
  payment: PaymentRow,
): Promise<string> => {
  const { db, paymentProvider } = deps;
  const request = await pageRequest(deps, order, payment);
  // Also without a place: a page that was made is recorded even if its client has left.
  const create = async () => {
    const session = await paymentProvider.createSession(request).catch(providerFailed);
    await db.orm
      .update(payments)
      .set({ sessionId: session.sessionId, url: session.url })
      .where(and(eq(payments.id, payment.id), isNull(payments.sessionId)));
    return session;
  };
  const session = await withoutPlace(() =>
    shareCreation(`${request.reference} ${request.language}`, create),
  );
  // Of calls that ran at the same time, the first to write wins.
  const [written] = await db.orm.select().from(payments).where(eq(payments.id, payment.id));
  if (written?.status === 'open') return written.url ?? session.url;
  // The order was cancelled meanwhile.
  void closePaymentPages(deps, order.id);
  throw new ConflictError(i18n.t('This order can no longer be paid.'));
};

/** The URL of an existing page; undefined when it is paid or has expired. */
const resumePage = async (deps: PaymentDeps, payment: PaymentRow): Promise<string | undefined> => {
  const read = () => deps.paymentProvider.sessionState(attemptOf(payment));
  const session = await withoutPlace(() =>
    shareState(payment.reference, read).catch(providerFailed),
  );
  if (session.state === 'open') return session.url;
  if (session.state === 'processing') {
    throw new ConflictError(
      i18n.t('Your payment is being processed. We will email you as soon as we have received it.'),
    );
  }
  await applySessionState(deps, payment, session);
  return undefined;
};

/**
 * The URL to pay an order at: its open page or a new one. 409 when the order can't be paid, 503
 * when the provider does not respond. To be called after the order was committed (ADR 0013). The next
 * call for the order repeats a failed one with the same reference, so that no second page is made.
 */
export const openPaymentPage = async (deps: PaymentDeps, orderId: number): Promise<string> => {
  const { order, payment } = await openAttempt(deps, orderId);
  if (!payment.sessionId) return createPage(deps, order, payment);
  const url = await resumePage(deps, payment);
  if (url) return url;

  const next = await openAttempt(deps, orderId);
  return next.payment.url ?? createPage(deps, next.order, next.payment);
};
