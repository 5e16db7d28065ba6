import { and, eq, gt, isNull, lt, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

import { confirmationLinkDays, emailChangeMs } from '@contract/constants';
import { dayMs, hourMs } from '@contract/durations';

import type { Database, WithDb } from '../../db/client';
import {
  backInStockRequests,
  customers,
  emailChanges,
  idempotencyKeys,
  mailEvents,
  oneTimeCodes,
  orders,
  paymentEvents,
  tokens,
} from '../../db/schema';
import { startBackgroundJob } from '../../shared/background-job';

/** How long the shop keeps data that it needs only for a time, in milliseconds. */
export const retentionMs = {
  /** After it was sent: for questions of customers who did not get it. */
  sentMail: 30 * dayMs,
  /** After it was given up: time to retry it. */
  givenUpMail: 90 * dayMs,
  /** After the order: a repeated POST /orders comes within minutes. */
  idempotencyKeys: 30 * dayMs,
  /** After the event: Stripe repeats one for three days. */
  paymentEvents: 90 * dayMs,
  /** After the registration, while the email address is not verified and no token is valid. */
  unverifiedCustomers: 30 * dayMs,
  /** After the mail that asks for the confirmation: longer than its link is valid. */
  unconfirmedStockRequests: (confirmationLinkDays + 1) * dayMs,
  /** After the mail about it: its link to unsubscribe works for as long. */
  notifiedStockRequests: 90 * dayMs,
  /** After it has expired. */
  codes: dayMs,
} as const;

/** Rows per statement, so that each is short. */
const batchSize = 1000;

const ago = (ms: number) => new Date(Date.now() - ms);

const deleteInBatches = async (
  { db }: WithDb,
  signal: AbortSignal | undefined,
  table: PgTable,
  where: SQL | undefined,
) => {
  while (!signal?.aborted) {
    const { rowCount } = await db.orm.execute(
      sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${batchSize}))`,
    );
    if ((rowCount ?? 0) < batchSize) return;
  }
};

/** Registrations that nobody can complete any more without registering again. */
const unverified = ({ orm }: Database) =>
  and(
    isNull(customers.verifiedAt),
    lt(customers.createdAt, ago(retentionMs.unverifiedCustomers)),
    notExists(
      orm
        .select({ id: tokens.id })
        .from(tokens)
        .where(and(eq(tokens.customerId, customers.id), gt(tokens.expiresAt, new Date()))),
    ),
    notExists(
      orm.select({ id: orders.id }).from(orders).where(eq(orders.customerId, customers.id)),
    ),
  );

/**
 * Deletes what is no longer needed. Several processes may do so at a time. No further batch is begun when
 * `signal` aborts.
 */
export const deleteOutdated = async (deps: WithDb, signal?: AbortSignal): Promise<void> => {
  const outdated: [PgTable, SQL | undefined][] = [
    [tokens, lt(tokens.expiresAt, new Date())],
    [oneTimeCodes, lt(oneTimeCodes.expiresAt, ago(retentionMs.codes))],
    [emailChanges, lt(emailChanges.createdAt, ago(emailChangeMs))],
    [customers, unverified(deps.db)],
    [mailEvents, lt(mailEvents.sentAt, ago(retentionMs.sentMail))],
    [mailEvents, lt(mailEvents.givenUpAt, ago(retentionMs.givenUpMail))],
    [idempotencyKeys, lt(idempotencyKeys.createdAt, ago(retentionMs.idempotencyKeys))],
    [paymentEvents, lt(paymentEvents.createdAt, ago(retentionMs.paymentEvents))],
    [
      backInStockRequests,
      lt(backInStockRequests.notifiedAt, ago(retentionMs.notifiedStockRequests)),
    ],
    [
      backInStockRequests,
      and(
        isNull(backInStockRequests.confirmedAt),
        lt(
          sql`coalesce(${backInStockRequests.askedAt}, ${backInStockRequests.createdAt})`,
          ago(retentionMs.unconfirmedStockRequests),
        ),
      ),
    ],
  ];
  for (const [table, where] of outdated) await deleteInBatches(deps, signal, table, where);
};

/** Deletes every hour what is no longer needed. */
export const startRetention = (deps: WithDb) =>
  startBackgroundJob({
    name: 'Deleting outdated data',
    everyMs: hourMs,
    run: (signal) => deleteOutdated(deps, signal),
  });
