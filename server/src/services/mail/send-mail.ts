import { eq } from 'drizzle-orm';

import { defaultLanguage } from '@contract/languages';

import type { Config } from '../../config';
import type { Database } from '../../db/client';
import { mailEvents } from '../../db/schema';
import { inTime } from '../../shared/in-time';
import { runInLanguage } from '../../shared/request-language';
import type { LoadCodeCipher } from '../credentials/code-cipher';
import { linkToken } from '../credentials/link-tokens';
import { readShopSettings, siteNameOf } from '../settings/shop-settings';
import { lineTexts, type ShopTexts } from '../translations/shop-texts';
import { translateTexts } from '../translations/read-translations';
import { claimMail, type MailEvent, postponeMail, sendTimeoutMs } from './mail-claims';
import type { OutgoingMail } from './mail-kinds';
import { mailHtml, mailText } from './mail-layout';
import { mailContent } from './mail-messages';
import type { FinishedMail, MailTransport } from './mail-transport';

export interface MailDeps {
  db: Database;
  config: Pick<Config, 'publicUrl' | 'mailFrom' | 'languages' | 'timeZone'>;
  /** Decrypts the one-time codes in the rows. */
  loadCodeCipher: LoadCodeCipher;
  transport: MailTransport;
  /** For tests: how long sending one message may take, instead of a minute. */
  sendTimeoutMs?: number;
}

const mailOf = ({ kind, recipient, payload }: MailEvent): OutgoingMail =>
  ({ kind, to: recipient, payload }) as unknown as OutgoingMail;

const carriesCode = (mail: OutgoingMail) =>
  mail.kind === 'verification-code' ||
  mail.kind === 'reset-code' ||
  mail.kind === 'email-change-code';

/** Where mails hold texts to translate: the shop's name, and products with colors. */
const mailTexts: ShopTexts = {
  fields: [
    ['shop', { fields: [['name', 'here']] }],
    [
      'payload',
      {
        fields: [
          ['lines', lineTexts],
          ['refunded_part', { fields: [['lines', lineTexts]] }],
          ['product_name', 'here'],
        ],
      },
    ],
  ],
};

const renderMail = async (
  { db, config: { publicUrl, mailFrom, languages, timeZone }, loadCodeCipher }: MailDeps,
  event: MailEvent,
  mail: OutgoingMail,
): Promise<FinishedMail> => {
  const cipher = await loadCodeCipher();
  const code = carriesCode(mail) ? cipher.decrypt(mail.payload.sealed_code) : undefined;
  const settings = await readShopSettings(db.orm);
  const country = settings?.sellerCountry ?? undefined;
  const name = siteNameOf(settings);
  const english = {
    shop: { name, wordmark: name, url: publicUrl, timeZone, country },
    payload: mail.payload,
  };
  const language = languages.includes(event.language) ? event.language : defaultLanguage;
  const { shop, payload } = await translateTexts(db.orm, language, english, mailTexts);
  const { content, text, html } = runInLanguage(language, () => {
    const made = mailContent(
      { ...mail, payload } as OutgoingMail,
      shop,
      code ?? '',
      (purpose, id) => linkToken(cipher, purpose, id),
    );
    return { content: made, text: mailText(made, shop), html: mailHtml(made, shop) };
  });
  const time = event.createdAt.toISOString().replaceAll(/[:.]/g, '-');
  return {
    name: `${time}-${String(event.id).padStart(8, '0')}-${event.kind}`,
    code,
    replacedBy:
      mail.kind === 'email-change-notice' && mail.payload.changed ? mail.payload.email : undefined,
    message: {
      from: mailFrom,
      to: event.recipient,
      replyTo:
        mail.kind === 'contact-message' || mail.kind === 'new-order'
          ? mail.payload.email
          : undefined,
      list: content.unsubscribe === undefined ? undefined : { unsubscribe: content.unsubscribe },
      subject: content.subject,
      text,
      html,
      // A command that wrote the mail may not have known the shop's URL.
      messageId: event.messageId.replace(/@.*/, `@${new URL(publicUrl).hostname}>`),
      date: event.createdAt,
      // What a person typed must never be loaded as a file or from a URL.
      disableFileAccess: true,
      disableUrlAccess: true,
    },
  };
};

/** Sends one message and marks it as sent. A code that has expired is not sent any more. */
const deliver = async (deps: MailDeps, event: MailEvent): Promise<void> => {
  const mail = mailOf(event);
  const expired = carriesCode(mail) && new Date(mail.payload.expires_at) < new Date();
  if (!expired) await deps.transport.send(await renderMail(deps, event, mail));
  await deps.db.orm
    .update(mailEvents)
    .set({
      sentAt: new Date(),
      lastError: null,
      // Of a code only its customer is kept.
      ...(carriesCode(mail) ? { payload: { customer_id: mail.payload.customer_id } } : {}),
    })
    .where(eq(mailEvents.id, event.id));
};

/**
 * Sends everything that is due, one message after the other; what fails is postponed. Several processes
 * may do so at a time: each message is claimed by one. No further one is begun when `signal` aborts.
 */
export const sendDueMail = async (deps: MailDeps, signal: AbortSignal): Promise<void> => {
  while (!signal.aborted) {
    const event = await claimMail(deps);
    if (!event) return;
    const ms = deps.sendTimeoutMs ?? sendTimeoutMs;
    // One that is sent nevertheless will be sent twice.
    await inTime(ms, deliver(deps, event), `It was not sent within ${ms / 1000} seconds`).catch(
      (error: unknown) => postponeMail(deps, event, error),
    );
  }
};
