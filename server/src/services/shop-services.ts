import { join } from 'node:path';

import type { Config } from '../config';
import type { Database } from '../db/client';
import { createAnswerCache } from './answer-cache';
import { createCartService } from './carts/cart-service';
import { createCatalogueService } from './catalogue/catalogue-service';
import { createContactService } from './content/contact-service';
import { createContentService } from './content/content-service';
import { createAddressService } from './customers/address-service';
import { createCodeSeal } from './customers/code-seal';
import { createCustomerService } from './customers/customer-service';
import { createSitemapService } from './discovery/sitemap-service';
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
  const catalogue = await createCatalogueService({ db });
  const answers = createAnswerCache();
  catalogue.onChange(answers.renew);
  const carts = createCartService({ db });
  const media = createMediaService({
    db,
    cacheDir: config.picturesDir,
    mediaRoots: config.mediaRoots,
  });
  const payments = createPaymentService({ db, config, mail });
  const orders = createOrderService({ db, mail, payments });

  return {
    rateLimits,
    tokens,
    mail,
    media,
    catalogue,
    answers,
    sitemap: createSitemapService({
      db,
      publicUrl: config.publicUrl,
      version: catalogue.version,
    }),
    content: createContentService({ db }),
    contact: createContactService({ db, config, mail }),
    customers: createCustomerService({ db, mail, tokens, rateLimits, seal }),
    addresses: createAddressService({ db }),
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
