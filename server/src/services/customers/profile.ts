import { and, eq } from 'drizzle-orm';

import type { UpdateProfileRequest, User } from '@contract/customer';
import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';

import { customers } from '../../db/schema';
import { normalizeEmail } from '../../shared/email';
import { ConflictError, invalidField } from '../../shared/errors';
import type { TokenHolder } from '../tokens/tokens';
import { assertCurrentPassword } from './current-password';
import type { CustomerDeps } from './customer-deps';
import { type CustomerRow, readCustomer, userOf } from './customer-rows';
import { beginEmailChange, countEmailCode, findPendingEmail } from './email-change';
import { withMinDuration } from './min-duration';

/** The customer's own data, and a new email address that is not confirmed yet. */
interface Profile {
  user: User;
  pending_email?: string;
}

const imagePattern = /^\/media\/[\w./-]+$/;

const profileOf = (customer: CustomerRow, pending: string | undefined): Profile => ({
  user: userOf(customer),
  ...(pending === undefined ? {} : { pending_email: pending }),
});

const passwordNeeded = () =>
  invalidField(
    'current_password',
    i18n.t('Please enter your current password to change your email.'),
  );

/** GET /profile */
export const readProfile = async (
  { db }: Pick<CustomerDeps, 'db'>,
  customerId: number,
): Promise<Profile> =>
  profileOf(await readCustomer(db.orm, customerId), await findPendingEmail(db.orm, customerId));

/** Writes the profile, and begins a change of the address. 409 if the customer is no longer `before`. */
const writeProfile = async (
  deps: CustomerDeps,
  before: CustomerRow,
  values: Partial<CustomerRow>,
  newEmail: string | undefined,
): Promise<Profile> => {
  const cipher = await deps.loadCodeCipher();
  return deps.db.orm.transaction(async (tx) => {
    const [customer] = await tx
      .update(customers)
      .set(values)
      .where(
        and(
          eq(customers.id, before.id),
          eq(customers.email, before.email),
          eq(customers.passwordHash, before.passwordHash),
        ),
      )
      .returning();
    if (!customer) throw new ConflictError(i18n.t('Your details have changed. Please try again.'));
    if (newEmail !== undefined) {
      await beginEmailChange(deps, tx, cipher, { customer, email: newEmail });
    }
    return profileOf(customer, await findPendingEmail(tx, customer.id));
  });
};

/**
 * POST /profile/update: an empty image keeps the current one. A new email address needs the password
 * (422) and is pending until its code is entered; the response does not tell whether it is taken.
 */
export const updateProfile = async (
  deps: CustomerDeps,
  { tokenId, customerId }: TokenHolder,
  request: UpdateProfileRequest,
): Promise<Profile> => {
  const email = request.email.trim();
  const image = request.image?.trim() ?? '';
  if (image !== '' && !imagePattern.test(image)) {
    throw invalidField('image', i18n.t('Please choose one of the shop’s pictures.'));
  }
  const before = await readCustomer(deps.db.orm, customerId);
  const values = { name: request.name.trim(), ...(image === '' ? {} : { image }) };
  if (normalizeEmail(email) === normalizeEmail(before.email)) {
    return writeProfile(deps, before, { ...values, email }, undefined);
  }

  if (request.current_password === undefined) throw passwordNeeded();
  await assertCurrentPassword(deps, before, tokenId, request.current_password);
  await countEmailCode(deps, before.id, email);
  return withMinDuration(async () => {
    const profile = await writeProfile(deps, before, values, email);
    deps.mail.wake();
    return profile;
  });
};

/** POST /profile/change-currency: the currency of the bag and of new orders. */
export const changeCurrency = async (
  { db }: Pick<CustomerDeps, 'db'>,
  customerId: number,
  currency: Currency,
): Promise<void> => {
  await db.orm.update(customers).set({ currency }).where(eq(customers.id, customerId));
};
