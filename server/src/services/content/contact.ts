import type { ContactMessage } from '@contract/brand';
import { currentLanguage } from '@contract/current-language';
import { defaultLanguage } from '@contract/languages';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { contactMessages } from '../../db/schema';
import type { MailQueue } from '../mail/mail-queue';

interface ContactDeps {
  db: Database;
  config: Pick<Config, 'contactEmail'>;
  mail: Pick<MailQueue, 'enqueue' | 'wake'>;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/**
 * POST /contact-us: stores the message, and mails it to the shop where an address is configured.
 * One that fills in the hidden `website` field comes from a bot and is dropped without an error.
 */
export const sendContactMessage = async (
  { db, config, mail }: ContactDeps,
  request: ContactMessage,
): Promise<void> => {
  if ((request.website ?? '') !== '') return;
  const message = {
    name: oneLine(request.name),
    email: request.email,
    subject: oneLine(request.subject),
    message: request.message.trim(),
  };
  await db.orm.transaction(async (tx) => {
    await tx.insert(contactMessages).values({ ...message, language: currentLanguage() });
    if (config.contactEmail === undefined) return;
    await mail.enqueue(tx, {
      kind: 'contact-message',
      to: config.contactEmail,
      payload: message,
      language: defaultLanguage,
    });
  });
  mail.wake();
};
