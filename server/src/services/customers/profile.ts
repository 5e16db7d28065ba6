import { and, eq, ne, sql } from 'drizzle-orm';

import type { UpdateProfileRequest, User } from '@contract/customer';
import type { Currency } from '@contract/money';

import { customers, oneTimeCodes } from '../../db/schema';
import { InvalidInputError } from '../errors';
import type { CustomerDeps } from './customer-deps';
import { readCustomer, userOf } from './customer-rows';

const imagePattern = /^\/media\/[\w./-]+$/;

const taken = () => {
  const sentence = 'This email address is already in use.';
  return new InvalidInputError(sentence, { email: [sentence] });
};

const isTwice = (error: unknown): boolean => {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && cause.code === '23505') return true;
  }
  return false;
};

/** What a customer says of herself (specification, sections 3, 4 and 7). */
export const createProfile = ({ db }: CustomerDeps) => ({
  /** GET /profile */
  profile: async (customerId: number): Promise<User> =>
    userOf(await readCustomer(db.orm, customerId)),

  /** POST /profile/update: an empty image leaves the image. 422 when the address is taken. */
  updateProfile: async (customerId: number, request: UpdateProfileRequest): Promise<User> => {
    const email = request.email.trim();
    const image = request.image?.trim() ?? '';
    if (image !== '' && !imagePattern.test(image)) {
      const sentence = 'Please choose one of the shop’s pictures.';
      throw new InvalidInputError(sentence, { image: [sentence] });
    }
    try {
      return await db.orm.transaction(async (tx) => {
        const before = await readCustomer(tx, customerId);
        const [other] = await tx
          .select({ id: customers.id })
          .from(customers)
          .where(
            and(
              eq(sql`lower(${customers.email})`, email.toLowerCase()),
              ne(customers.id, customerId),
            ),
          );
        if (other) throw taken();
        const [after] = await tx
          .update(customers)
          .set({ name: request.name.trim(), email, ...(image === '' ? {} : { image }) })
          .where(eq(customers.id, customerId))
          .returning();
        // A code that went to the old address must not open the account any more.
        if (before.email !== email) {
          await tx.delete(oneTimeCodes).where(eq(oneTimeCodes.customerId, customerId));
        }
        return userOf(after ?? before);
      });
    } catch (error) {
      throw isTwice(error) ? taken() : error;
    }
  },

  /** POST /profile/change-currency: what the bag and the next orders are priced in. */
  changeCurrency: async (customerId: number, currency: Currency): Promise<void> => {
    await db.orm.update(customers).set({ currency }).where(eq(customers.id, customerId));
  },
});
