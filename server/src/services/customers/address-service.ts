import { and, asc, count, eq, sql } from 'drizzle-orm';

import type { Address, AddressRequest } from '@contract/address';

import type { Database } from '../../db/client';
import { addresses } from '../../db/schema';
import { ConflictError, NotFoundError } from '../errors';
import { isRowId } from '../row-id';

const mostAddresses = 50;

const addressNotFound = () => new NotFoundError('Address not found');

const valuesOf = (request: AddressRequest) => ({
  firstName: request.first_name.trim(),
  lastName: request.last_name.trim(),
  address: request.address.trim(),
  apartment: request.apartment?.trim() || null,
  city: request.city.trim(),
  state: request.state.trim(),
  zipCode: request.zip_code.trim(),
  country: request.country.trim(),
  // Of two in one moment the later statement wins, whatever the processes' clocks say.
  ...(request.is_default === true ? { defaultSince: sql`clock_timestamp()` } : {}),
});

const addressToWire = (row: typeof addresses.$inferSelect): Address => ({
  id: row.id,
  first_name: row.firstName,
  last_name: row.lastName,
  address: row.address,
  apartment: row.apartment,
  city: row.city,
  state: row.state,
  zip_code: row.zipCode,
  country: row.country,
});

/** The customers' shipping addresses; another customer's is as unknown as a missing one. */
export const createAddressService = ({ db }: { db: Database }) => {
  const own = (customerId: number, id: number) =>
    and(eq(addresses.id, id), eq(addresses.customerId, customerId));

  return {
    /** GET /addresses: the default first, the others as they were added. */
    list: async (customerId: number): Promise<Address[]> => {
      const rows = await db.orm
        .select()
        .from(addresses)
        .where(eq(addresses.customerId, customerId))
        .orderBy(sql`${addresses.defaultSince} desc nulls last`, asc(addresses.id));
      return rows.map(addressToWire);
    },

    /** POST /addresses */
    add: async (customerId: number, request: AddressRequest): Promise<Address> => {
      const [kept] = await db.orm
        .select({ total: count() })
        .from(addresses)
        .where(eq(addresses.customerId, customerId));
      if ((kept?.total ?? 0) >= mostAddresses) {
        throw new ConflictError(`You can keep up to ${mostAddresses} addresses.`);
      }
      const [added] = await db.orm
        .insert(addresses)
        .values({ customerId, ...valuesOf(request) })
        .returning();
      if (!added) throw new Error('The address was not written');
      return addressToWire(added);
    },

    /** POST /addresses/{id} */
    update: async (customerId: number, id: number, request: AddressRequest): Promise<Address> => {
      const [updated] = isRowId(id)
        ? await db.orm
            .update(addresses)
            .set(valuesOf(request))
            .where(own(customerId, id))
            .returning()
        : [];
      if (!updated) throw addressNotFound();
      return addressToWire(updated);
    },

    /** DELETE /addresses/{id} */
    remove: async (customerId: number, id: number): Promise<void> => {
      const removed = isRowId(id)
        ? await db.orm.delete(addresses).where(own(customerId, id)).returning({ id: addresses.id })
        : [];
      if (removed.length === 0) throw addressNotFound();
    },
  };
};
