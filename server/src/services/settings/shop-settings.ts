import { asc } from 'drizzle-orm';

import { defaultShippingMinor, defaultSiteName } from '@contract/constants';

import type { Orm } from '../../db/client';
import { settings } from '../../db/schema';
import type { Prices } from '../../shared/money';

/** The shop's one row of settings; empty when there is none. */
export type ShopSettings = Partial<typeof settings.$inferSelect>;

/** Reads the shop's settings. */
export const readShopSettings = async (orm: Pick<Orm, 'select'>): Promise<ShopSettings> => {
  const [row] = await orm.select().from(settings).orderBy(asc(settings.id)).limit(1);
  return row ?? {};
};

/** The shop's name. */
export const siteNameOf = ({ siteName }: ShopSettings): string => siteName ?? defaultSiteName;

/** What the shipping of an order costs, minor units. */
export const shippingOf = (row: ShopSettings): Prices => ({
  USD: row.shippingUsd ?? defaultShippingMinor.USD,
  EUR: row.shippingEur ?? defaultShippingMinor.EUR,
  AED: row.shippingAed ?? defaultShippingMinor.AED,
});
