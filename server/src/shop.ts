import type { Config } from './config';
import type { Database } from './db/client';
import { startBackInStockMails } from './services/back-in-stock/back-in-stock-mails';
import { watchCatalogue } from './services/catalogue/catalogue-changes';
import { createLiveIndex } from './services/catalogue/live-index';
import { createProductTexts } from './services/catalogue/product-texts';
import { createSearches } from './services/catalogue/searches';
import { createCodeCipher } from './services/credentials/code-cipher';
import { createPasswords } from './services/credentials/passwords';
import { startMailQueue } from './services/mail/mail-queue';
import { createOutboxTransport, createSmtpTransport } from './services/mail/mail-transport';
import { outboxFolder } from './services/mail/outbox';
import { createPictureState } from './services/media/picture-state';
import { startOrderExpiry } from './services/payments/order-expiry';
import { startPayments } from './services/payments/payments';
import { createRateLimits } from './services/rate-limits/rate-limits';
import { startRetention } from './services/retention/retention';
import { loadCatalogs } from './shared/load-catalogs';

export interface ShopOptions {
  config: Config;
  db: Database;
  /** Prints a line for each message that was written to the outbox. */
  announce?: (line: string) => void;
  /**
   * Whether to send mail, make refunds, cancel unpaid orders and delete what is outdated. Default: yes.
   * A process without them leaves all of it to one that has the shop's own settings.
   */
  runsJobs?: boolean;
}

/** Everything that the services need, put together once per process. */
export const openShop = async ({
  config,
  db,
  announce = console.log,
  runsJobs = true,
}: ShopOptions) => {
  loadCatalogs(config.languages);
  const loadCodeCipher = createCodeCipher({ db });
  const transport =
    config.smtpUrl === undefined
      ? createOutboxTransport(outboxFolder(config), announce)
      : createSmtpTransport(config.smtpUrl);
  const mail = startMailQueue({ db, config, loadCodeCipher, transport });
  const catalogue = await watchCatalogue({ db });
  const pictures = createPictureState();
  const payments = startPayments({ db, config, mail });
  const orderExpiry = startOrderExpiry(payments);
  const backInStockMails = startBackInStockMails({ db, mail });
  catalogue.onChange(({ kind }) => {
    if (kind === 'sizes' || kind === 'all') backInStockMails.wake();
  });
  const retention = startRetention({ db });
  const jobs = [mail, payments.refunds, orderExpiry, backInStockMails, retention];
  const closeJobs = async () => {
    await Promise.all(jobs.map((job) => job.close()));
  };
  // Before anything has woken them.
  if (!runsJobs) await closeJobs();

  return {
    ...payments,
    db,
    config,
    mail,
    passwords: createPasswords(),
    loadCodeCipher,
    rateLimits: createRateLimits({ db, config }),
    backInStockMails,
    orderExpiry,
    pictures,
    catalogue,
    readIndex: createLiveIndex({ db, catalogue }),
    searches: createSearches({ db, catalogue }),
    readProductTexts: createProductTexts({ db, catalogue }),

    /** Finishes the work that is under way and stops all timers. The database stays open. */
    close: async (): Promise<void> => {
      catalogue.close();
      pictures.stopping.abort();
      await closeJobs();
      await Promise.allSettled(pictures.pending.running.values());
    },
  };
};

/** What the application and the commands hand to the services. */
export type Shop = Awaited<ReturnType<typeof openShop>>;
