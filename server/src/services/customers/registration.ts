import { and, eq, isNull } from 'drizzle-orm';

import { currentLanguage } from '@contract/current-language';
import type { RegisterRequest, User } from '@contract/customer';
import { i18n } from '@contract/i18n';

import type { Transaction } from '../../db/client';
import { customers } from '../../db/schema';
import { transact } from '../../db/transaction';
import { normalizeEmail } from '../../shared/email';
import { invalidField } from '../../shared/errors';
import { recordChange, type Shopkeeper } from '../audit/audit';
import type { CodeCipher } from '../credentials/code-cipher';
import { assertNewPassword } from '../credentials/new-password';
import { endAllTokens, issueToken } from '../tokens/tokens';
import type { CustomerDeps } from './customer-deps';
import { type CustomerRow, findByEmail } from './customer-rows';
import { withMinDuration } from './min-duration';
import { sendCode } from './send-code';
import { mayMailCode } from './verification';

type NewCustomer = Pick<CustomerRow, 'name' | 'email' | 'passwordHash' | 'language'>;

/**
 * Writes an unverified customer, in place of an earlier unverified one with the email address;
 * undefined when a verified customer has it.
 */
const claimEmail = async (
  tx: Transaction,
  known: CustomerRow | undefined,
  values: NewCustomer,
): Promise<CustomerRow | undefined> => {
  if (known?.verifiedAt) return undefined;
  const [customer] = known
    ? await tx
        .update(customers)
        .set(values)
        // Checked again by this statement: the address may have been verified since it was read.
        .where(and(eq(customers.id, known.id), isNull(customers.verifiedAt)))
        .returning()
    : await tx.insert(customers).values(values).onConflictDoNothing().returning();
  return customer;
};

/** Registers in one transaction; without a customer when the email address is taken. */
const writeRegistration = async (
  deps: CustomerDeps,
  tx: Transaction,
  cipher: CodeCipher,
  values: NewCustomer,
) => {
  const { mail } = deps;
  const known = await findByEmail(tx, values.email);
  const customer = await claimEmail(tx, known, values);
  if (!customer) {
    await mail.enqueue(tx, {
      kind: 'existing-registration',
      to: known?.email ?? values.email,
      payload: { name: known?.name ?? '' },
      ...(known ? { language: known.language } : {}),
    });
    return { issued: await issueToken(tx, 'verification', null) };
  }
  await endAllTokens(tx, customer.id);
  await sendCode(deps, tx, cipher, { customer, purpose: 'verification' });
  return { issued: await issueToken(tx, 'verification', customer.id), customer };
};

/**
 * POST /register: the same response whether the email address is new or taken, which only the mail to
 * it tells. The token can only verify, resend and log out.
 */
export const register = async (
  deps: CustomerDeps,
  request: RegisterRequest,
): Promise<{ user: User; token: string }> => {
  const { db, mail, rateLimits, passwords, loadCodeCipher } = deps;
  await assertNewPassword(request, i18n.t('Passwords do not match'));
  const name = request.name.trim();
  const email = request.email.trim();
  await rateLimits.consume('code-sent', `register:${normalizeEmail(email)}`);
  const passwordHash = await passwords.hash(request.password);
  const cipher = await loadCodeCipher();

  const { issued, customer } = await withMinDuration(async () => {
    const written = await db.orm.transaction((tx) =>
      writeRegistration(deps, tx, cipher, {
        name,
        email,
        passwordHash,
        language: currentLanguage(),
      }),
    );
    mail.wake();
    return written;
  });
  if (customer) await mayMailCode(deps, customer.id);
  await rateLimits.consume('code-sent', `token:${issued.id}`);
  return { user: { name, email, image: '', currency: 'USD' }, token: issued.token };
};

/** Adds a verified customer, for the command line; returns the id. 422 when the email is taken. */
export const createVerifiedCustomer = async (
  deps: Pick<CustomerDeps, 'db' | 'passwords'> & Shopkeeper,
  { name, email, password }: { name: string; email: string; password: string },
): Promise<number> => {
  const passwordHash = await deps.passwords.hash(password);
  return transact(deps.db, async (tx) => {
    const [created] = await tx
      .insert(customers)
      .values({ name: name.trim(), email: email.trim(), passwordHash, verifiedAt: new Date() })
      .onConflictDoNothing()
      .returning({ id: customers.id });
    if (!created) {
      throw invalidField('email', i18n.t('There is already a customer with this email address.'));
    }
    await recordChange(deps, tx, { what: 'customers create', subject: `customer ${created.id}` });
    return created.id;
  });
};
