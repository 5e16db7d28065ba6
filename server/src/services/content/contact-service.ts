import type { ContactMessage } from '@contract/brand';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { contactMessages } from '../../db/schema';
import type { MailService } from '../mail/mail-service';

export interface ContactServiceOptions {
  db: Database;
  config: Pick<Config, 'contactEmail'>;
  mail: Pick<MailService, 'enqueue' | 'wake'>;
}

const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Messages to the house (specification, section 7): kept, and sent on where an address is set. */
export const createContactService = ({ db, config, mail }: ContactServiceOptions) => ({
  /** A message of a program is taken like any other, and dropped: it learns nothing. */
  send: async (request: ContactMessage): Promise<void> => {
    if ((request.website ?? '') !== '') return;
    const message = {
      name: oneLine(request.name),
      email: request.email,
      subject: oneLine(request.subject),
      message: request.message.trim(),
    };
    await db.orm.transaction(async (tx) => {
      await tx.insert(contactMessages).values(message);
      if (config.contactEmail === undefined) return;
      await mail.enqueue(tx, {
        kind: 'contact-message',
        to: config.contactEmail,
        payload: message,
      });
    });
    mail.wake();
  },
});
