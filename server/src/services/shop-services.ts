import { join } from 'node:path';

import type { Config } from '../config';
import type { Database } from '../db/client';
import { createCartService } from './carts/cart-service';
import { watchCatalogue } from './catalogue/catalogue-changes';
import { createProductCounts } from './catalogue/product-counts';
import { createCodeSeal } from './credentials/code-seal';
import { createPasswords } from './credentials/passwords';
import { createSitemap } from './discovery/sitemap';
import { createMailService } from './mail/mail-service';
import { createOutboxTransport, createSmtpTransport } from './mail/mail-transport';
import { createMediaService } from './media/media-service';
import { createOrderService } from './orders/order-service';
import { createPaymentService } from './payments/payment-service';
import { createRateLimits } from './rate-limits/rate-limits';
import { createTokenService } from './tokens/token-service';

export interface ShopServicesOptions {
  config: Config;
  db: Database;
  /** Told about each message that the outbox took. */
  announce?: (line: string) => void;
}

/** Everything that the shop can do, put together once per process. */
export const createShopServices = async ({
  config,
  db,
  announce = console.log,
}: ShopServicesOptions) => {
  const rateLimits = createRateLimits({ db, config });
  const tokens = createTokenService({ db });
  const seal = createCodeSeal({ db });
  const transport =
    config.smtpUrl === undefined
      ? createOutboxTransport(join(config.dataDir, 'outbox'), announce)
      : createSmtpTransport(config.smtpUrl);
  const mail = createMailService({ db, config, seal, transport });
  const catalogue = await watchCatalogue({ db });
  const carts = createCartService({ db });
  const media = createMediaService({
    db,
    cacheDir: config.picturesDir,
    mediaRoots: config.mediaRoots,
  });
  const payments = createPaymentService({ db, config, mail });
  const orders = createOrderService({ db, mail, payments });

  return {
    db,
    config,
    passwords: createPasswords(),
    seal,
    rateLimits,
    tokens,
    mail,
    media,
    catalogue,
    countProducts: createProductCounts(db, catalogue),
    sitemap: createSitemap({ db, publicUrl: config.publicUrl, version: catalogue.version }),
    carts,
    orders,
    payments,

    /** Finishes what is under way and stops all timers. The database stays open. */
    close: async (): Promise<void> => {
      tokens.close();
      catalogue.close();
      await Promise.all([mail.close(), media.close(), payments.close()]);
    },
  };
};

export type ShopServices = Awaited<ReturnType<typeof createShopServices>>;
