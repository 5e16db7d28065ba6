import { and, asc, eq, sql } from 'drizzle-orm';

import type { Address, AddressRequest } from '@contract/address';
import { i18n } from '@contract/i18n';

import type { WithDb } from '../../db/client';
import { addresses } from '../../db/schema';
import { ConflictError, NotFoundError } from '../../shared/errors';
import { hasId } from '../../db/row-id';

const maxAddresses = 50;

const addressNotFound = () => new NotFoundError(i18n.t('Address not found'));

const valuesOf = (request: AddressRequest) => ({
  firstName: request.first_name.trim(),
  lastName: request.last_name.trim(),
  address: request.address.trim(),
  apartment: request.apartment?.trim() || null,
  city: request.city.trim(),
  state: request.state.trim(),
  zipCode: request.zip_code.trim(),
  country: request.country.trim(),
  // By the database's clock, so that the latest change wins, whatever process makes it.
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

const ownAddress = (customerId: number, id: number) =>
  and(hasId(addresses.id, id), eq(addresses.customerId, customerId));

/** GET /addresses: the default first, the others in the order they were added. */
export const listAddresses = async ({ db }: WithDb, customerId: number): Promise<Address[]> => {
  const rows = await db.orm
    .select()
    .from(addresses)
    .where(eq(addresses.customerId, customerId))
    .orderBy(sql`${addresses.defaultSince} desc nulls last`, asc(addresses.id));
  return rows.map(addressToWire);
};

/** POST /addresses: 409 when the customer has 50 already. */
export const addAddress = async (
  { db }: WithDb,
  customerId: number,
  request: AddressRequest,
): Promise<Address> => {
  if ((await db.orm.$count(addresses, eq(addresses.customerId, customerId))) >= maxAddresses) {
    throw new ConflictError(
      i18n.t('You can keep up to {count} addresses.', { count: maxAddresses }),
    );
  }
  const [added] = await db.orm
    .insert(addresses)
    .values({ customerId, ...valuesOf(request) })
    .returning();
  if (!added) throw new Error('The address was not written');
  return addressToWire(added);
};

/** POST /addresses/{id}: 404 when the customer has no such address. */
export const updateAddress = async (
  { db }: WithDb,
  customerId: number,
  id: number,
  request: AddressRequest,
): Promise<Address> => {
  const [updated] = await db.orm
    .update(addresses)
    .set(valuesOf(request))
    .where(ownAddress(customerId, id))
    .returning();
  if (!updated) throw addressNotFound();
  return addressToWire(updated);
};

/** DELETE /addresses/{id}: 404 when the customer has no such address. */
export const removeAddress = async (
  { db }: WithDb,
  customerId: number,
  id: number,
): Promise<void> => {
  const where = ownAddress(customerId, id);
  const [removed] = await db.orm.delete(addresses).where(where).returning();
  if (!removed) throw addressNotFound();
};
