import { and, eq, isNull, sql } from 'drizzle-orm';

import type { BackInStockRequest, ConfirmedRequest } from '@contract/back-in-stock';
import { confirmationLinkDays, resendCooldownSeconds } from '@contract/constants';
import { currentLanguage } from '@contract/current-language';
import { i18n } from '@contract/i18n';
import { dayMs } from '@contract/durations';

import type { Database, Transaction } from '../../db/client';
import { hasId } from '../../db/row-id';
import { backInStockRequests, productSizes } from '../../db/schema';
import { transact } from '../../db/transaction';
import { normalizeEmail } from '../../shared/email';
import { ConflictError, NotFoundError } from '../../shared/errors';
import type { BackgroundJob } from '../../shared/background-job';
import type { LoadCodeCipher } from '../credentials/code-cipher';
import { readLinkToken } from '../credentials/link-tokens';
import { readCustomer } from '../customers/customer-rows';
import { withMinDuration } from '../customers/min-duration';
import type { MailQueue } from '../mail/mail-queue';
import { readStockMail } from './read-stock-mail';

/** What back-in-stock requests need. */
export interface StockRequestDeps {
  db: Database;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
  loadCodeCipher: LoadCodeCipher;
  /** Writes the mails that are due. Wake it after the commit that makes one due. */
  backInStockMails: Pick<BackgroundJob, 'wake'>;
}

type RequestRow = typeof backInStockRequests.$inferSelect;

const linkNotValid = () =>
  new NotFoundError(
    i18n.t('This link is no longer valid. Please ask again on the product’s page.'),
  );

/**
 * The size, with its stock locked: a transaction that raises it later sees the request that this one
 * writes.
 */
const lockSize = async (tx: Transaction, id: number) => {
  const [size] = await tx
    .select({ id: productSizes.id, size: productSizes.size, stock: productSizes.stock })
    .from(productSizes)
    .where(hasId(productSizes.id, id))
    .for('share');
  return size;
};

/** Whether it is the customer's own verified address, which needs no confirmation. */
const isOwnAddress = async (tx: Transaction, customerId: number | null, email: string) => {
  if (customerId === null) return false;
  const customer = await readCustomer(tx, customerId);
  return customer.verifiedAt !== null && normalizeEmail(customer.email) === email;
};

/** The address's open request for a size, which is written if there is none. */
const openRequest = async (
  tx: Transaction,
  productSizeId: number,
  email: string,
  confirmed: boolean,
): Promise<RequestRow> => {
  const language = currentLanguage();
  const [request] = await tx
    .insert(backInStockRequests)
    .values({ productSizeId, email, language, confirmedAt: confirmed ? new Date() : null })
    .onConflictDoUpdate({
      target: [backInStockRequests.productSizeId, backInStockRequests.email],
      targetWhere: isNull(backInStockRequests.notifiedAt),
      set: {
        confirmedAt: sql`coalesce(${backInStockRequests.confirmedAt}, excluded.confirmed_at)`,
        language,
      },
    })
    .returning();
  if (!request) throw new Error('The request was not written');
  return request;
};

/** Whether a confirmation may be mailed: at most one a minute for a request. */
const mayMailConfirmation = ({ confirmedAt, askedAt }: RequestRow): boolean =>
  confirmedAt === null &&
  (askedAt === null || Date.now() - askedAt.getTime() > resendCooldownSeconds * 1000);

/**
 * POST /back-in-stock: the same response for every address, known or not. A guest's address gets a
 * mail with a link to confirm it. 404 for an unknown size, 409 for one that is in stock.
 */
export const requestBackInStockMail = (
  { db, mail }: StockRequestDeps,
  { product_size_id, ...request }: BackInStockRequest,
  customerId: number | null,
): Promise<void> =>
  withMinDuration(async () => {
    const email = normalizeEmail(request.email);
    await transact(db, async (tx) => {
      const size = await lockSize(tx, product_size_id);
      if (!size) throw new NotFoundError(i18n.t('Product not found'));
      if (size.stock > 0)
        throw new ConflictError(i18n.t('Size {size} is in stock.', { size: size.size }));

      const confirmed = await isOwnAddress(tx, customerId, email);
      const row = await openRequest(tx, size.id, email, confirmed);
      if (!mayMailConfirmation(row)) return;
      await tx
        .update(backInStockRequests)
        .set({ askedAt: new Date() })
        .where(eq(backInStockRequests.id, row.id));
      await mail.enqueue(tx, {
        kind: 'back-in-stock-confirmation',
        to: email,
        payload: await readStockMail(tx, row),
      });
    });
    mail.wake();
  });

/**
 * POST /back-in-stock/confirm: confirms the request. If the size is back already, its mail is due at
 * once. A repeated call has the same response. 404 when the link is not valid.
 */
export const confirmBackInStockRequest = async (
  { db, loadCodeCipher, backInStockMails }: StockRequestDeps,
  token: string,
): Promise<ConfirmedRequest> => {
  const id = readLinkToken(await loadCodeCipher(), 'back-in-stock-confirm', token);
  if (id === undefined) throw linkNotValid();
  const confirmed = await transact(db, async (tx) => {
    const [known] = await tx
      .select()
      .from(backInStockRequests)
      .where(hasId(backInStockRequests.id, id));
    const size = known && (await lockSize(tx, known.productSizeId));
    if (!known || !size) throw linkNotValid();
    const askedAt = known.askedAt ?? known.createdAt;
    if (!known.confirmedAt && Date.now() - askedAt.getTime() > confirmationLinkDays * dayMs) {
      throw linkNotValid();
    }
    await tx
      .update(backInStockRequests)
      .set({ confirmedAt: new Date(), ...(size.stock > 0 ? { restockedAt: new Date() } : {}) })
      .where(and(eq(backInStockRequests.id, id), isNull(backInStockRequests.confirmedAt)));
    const { product_id, product_name } = await readStockMail(tx, known);
    const product = { id: product_id, name: product_name };
    return { product, size: size.size, in_stock: size.stock > 0 };
  });
  backInStockMails.wake();
  return confirmed;
};

/**
 * POST /back-in-stock/unsubscribe: deletes every open request of the address. Succeeds also when there
 * is none. 404 when the link is not valid.
 */
export const unsubscribeFromBackInStock = async (
  { db, loadCodeCipher }: StockRequestDeps,
  token: string,
): Promise<void> => {
  const id = readLinkToken(await loadCodeCipher(), 'back-in-stock-unsubscribe', token);
  if (id === undefined) throw linkNotValid();
  await transact(db, async (tx) => {
    const [known] = await tx
      .select({ email: backInStockRequests.email })
      .from(backInStockRequests)
      .where(hasId(backInStockRequests.id, id));
    if (!known) return;
    await tx
      .delete(backInStockRequests)
      .where(
        and(eq(backInStockRequests.email, known.email), isNull(backInStockRequests.notifiedAt)),
      );
  });
};
