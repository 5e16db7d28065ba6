import { eq } from 'drizzle-orm';

import type { UpdateProfileRequest, User } from '@contract/customer';
import type { Currency } from '@contract/money';

import { customers, oneTimeCodes } from '../../db/schema';
import { errorCodes, invalidField } from '../../shared/errors';
import type { CustomerDeps } from './customer-deps';
import { readCustomer, userOf } from './customer-rows';

type ProfileDeps = Pick<CustomerDeps, 'db'>;

const imagePattern = /^\/media\/[\w./-]+$/;
const uniqueViolation = '23505';

const emailTaken = () => invalidField('email', 'This email address is already in use.');

/** GET /profile */
export const readProfile = async ({ db }: ProfileDeps, customerId: number): Promise<User> =>
  userOf(await readCustomer(db.orm, customerId));

/** POST /profile/update: an empty image keeps the current one. 422 when the email is taken. */
export const updateProfile = async (
  { db }: ProfileDeps,
  customerId: number,
  request: UpdateProfileRequest,
): Promise<User> => {
  const email = request.email.trim();
  const image = request.image?.trim() ?? '';
  if (image !== '' && !imagePattern.test(image)) {
    throw invalidField('image', 'Please choose one of the shop’s pictures.');
  }
  try {
    return await db.orm.transaction(async (tx) => {
      const before = await readCustomer(tx, customerId);
      const [after] = await tx
        .update(customers)
        .set({ name: request.name.trim(), email, ...(image === '' ? {} : { image }) })
        .where(eq(customers.id, customerId))
        .returning();
      // A code that was sent to the old address must not open the account any more.
      if (before.email !== email) {
        await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId));
      }
      return userOf(after ?? before);
    });
  } catch (error) {
    throw errorCodes(error).includes(uniqueViolation) ? emailTaken() : error;
  }
};

/** POST /profile/change-currency: the currency of the bag and of new orders. */
export const changeCurrency = async (
  { db }: ProfileDeps,
  customerId: number,
  currency: Currency,
): Promise<void> => {
  await db.orm.update(customers).set({ currency }).where(eq(customers.id, customerId));
};
