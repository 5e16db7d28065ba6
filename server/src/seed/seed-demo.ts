import { sql } from 'drizzle-orm';

import { demoShop } from '../../../demo/catalogue/demo-shop';
import type { DemoShop } from '../../../demo/catalogue/demo-shop-schema';
import type { Database } from '../db/database';
import { media } from '../db/schema';
import { isEmpty } from './is-empty';
import { describePictures } from './register-media';
import { seedCatalogue } from './seed-catalogue';
import { seedContent } from './seed-content';
import { hashDemoPassword, seedCustomer } from './seed-customer';

const seedLock = 7_351_002;

const picturesOf = ({ products: demoProducts, banners, places, brand }: DemoShop): string[] => [
  ...demoProducts.flatMap(({ pictures, sizeGuide }) => [
    ...pictures.map(({ file }) => file),
    ...(sizeGuide ? [sizeGuide] : []),
  ]),
  ...[...banners, ...places].flatMap(({ image, imagePortrait }) => [image, imagePortrait]),
  ...brand.aboutUs.flatMap(({ image, imagePortrait }) => [image, imagePortrait ?? image]),
  ...brand.features.map(({ image }) => image),
  ...brand.stories.flatMap(({ image, pictures }) => [
    image,
    ...pictures.map((picture) => picture.image),
  ]),
  brand.settings.aboutUsBackgroundImage,
];

/**
 * Fills an empty database with the demo shop, in one transaction; returns whether it did.
 * Several processes may call it at once on one server: one does the work, the others wait.
 * `mediaRoot` is the folder of the master pictures.
 */
export const seedDemo = async (
  db: Database,
  { mediaRoot }: { mediaRoot: string },
): Promise<boolean> => {
  if (!(await isEmpty(db.orm))) return false;
  const seeded = await db.orm.transaction(async (tx) => {
    // Reading the pictures takes a while, and other processes wait for this transaction.
    await tx.execute(sql`set local statement_timeout = 0`);
    await tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if (!(await isEmpty(tx))) return false;
    const [pictures, passwordHash] = await Promise.all([
      describePictures(mediaRoot, picturesOf(demoShop)),
      hashDemoPassword(demoShop.customer),
    ]);
    const urlOf = (file: string) => {
      const url = pictures.get(file)?.url;
      if (!url) throw new Error(`The demo shop's picture ${file} is missing.`);
      return url;
    };
    await tx
      .insert(media)
      .values([...pictures.values()])
      .onConflictDoNothing();
    await seedCatalogue(tx, demoShop, urlOf);
    await seedContent(tx, demoShop, urlOf);
    await seedCustomer(tx, demoShop, { passwordHash, urlOf });
    // Rows with fixed ids do not advance the sequences.
    await tx.execute(sql`select setval('categories_id_seq', (select max(id) from categories))`);
    await tx.execute(sql`select setval('products_id_seq', (select max(id) from products))`);
    return true;
  });
  if (seeded) await db.pool.query('analyze');
  return seeded;
};
