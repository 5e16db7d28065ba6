import { codeLifetimeMinutes } from '@contract/constants';
import { i18n } from '@contract/i18n';

import { deliveredContent } from './delivered-content';
import { emailChangeContent } from './email-change-content';
import { greeting, type MailContent, type MailShop, pageUrl } from './mail-blocks';
import type { OutgoingMail } from './mail-kinds';
import { newOrderContent, orderContent } from './order-content';
import { passwordChangeContent } from './password-change-content';
import { type SignLink, stockContent } from './stock-content';

const maxPreheaderLength = 100;

const codeContent = (
  { name }: { name: string },
  code: string,
  texts: { subject: string; heading: string; purpose: string; otherwise: string },
): MailContent => ({
  subject: texts.subject,
  preheader: i18n.t('The code expires in {count, plural, one {1 minute} other {# minutes}}.', {
    count: codeLifetimeMinutes,
  }),
  heading: texts.heading,
  blocks: [
    greeting(name),
    texts.purpose,
    { kind: 'code', code },
    [
      i18n.t(
        'The code expires in {count, plural, one {1 minute} other {# minutes}} and can be used once.',
        { count: codeLifetimeMinutes },
      ),
      texts.otherwise,
    ].join(' '),
  ],
});

/**
 * The texts of every mail. `code` is the readable one-time code of a mail that has one; `sign` makes
 * the token of a link.
 */
export const mailContent = (
  mail: OutgoingMail,
  shop: MailShop,
  code: string,
  sign: SignLink,
): MailContent => {
  switch (mail.kind) {
    case 'verification-code':
      return codeContent(mail.payload, code, {
        subject: i18n.t('Your {shop} verification code', { shop: shop.name }),
        heading: i18n.t('Welcome to {shop}', { shop: shop.name }),
        purpose: i18n.t('To confirm your email address, please enter this code in the shop.'),
        otherwise: i18n.t('If you did not create an account with us, you can ignore this email.'),
      });
    case 'reset-code':
      return codeContent(mail.payload, code, {
        subject: i18n.t('Your {shop} password reset code', { shop: shop.name }),
        heading: i18n.t('A new password'),
        purpose: i18n.t('To choose a new password, please enter this code in the shop.'),
        otherwise: i18n.t(
          'If you did not ask for it, you can ignore this email: your password has not changed.',
        ),
      });
    case 'email-change-code':
      return codeContent(mail.payload, code, {
        subject: i18n.t('Your {shop} code to confirm a new email address', { shop: shop.name }),
        heading: i18n.t('Your new email address'),
        purpose: i18n.t(
          'To use this email address for your account, please enter this code in the shop.',
        ),
        otherwise: i18n.t(
          'If you did not ask for it, you can ignore this email: nothing has changed.',
        ),
      });
    case 'email-change-notice':
    case 'existing-email-change':
      return emailChangeContent(mail, shop);
    case 'password-changed':
      return passwordChangeContent(mail.payload, shop);
    case 'existing-registration':
      return {
        subject: i18n.t('You already have an account with {shop}', { shop: shop.name }),
        preheader: i18n.t('Log in, or reset your password. Nothing has changed.'),
        heading: i18n.t('You already have an account'),
        blocks: [
          greeting(mail.payload.name),
          i18n.t(
            'Someone, perhaps you, tried to create an account with this email address. It already has one: please log in, or reset your password if you have forgotten it.',
          ),
          { kind: 'button', label: i18n.t('Log in'), url: pageUrl(shop, '/login') },
          i18n.t('If this was not you, you can ignore this email: nothing has changed.'),
        ],
      };
    case 'contact-message':
      return {
        subject: i18n.t('Message from the shop: {subject}', { subject: mail.payload.subject }),
        preheader: mail.payload.message.slice(0, maxPreheaderLength),
        heading: mail.payload.subject,
        blocks: [
          i18n.t('{name} ({email}) wrote:', {
            name: mail.payload.name,
            email: mail.payload.email,
          }),
          { kind: 'quote', text: mail.payload.message },
        ],
      };
    case 'message-answer':
      return {
        subject: i18n.t('Re: {subject}', { subject: mail.payload.subject }),
        preheader: mail.payload.answer.slice(0, maxPreheaderLength),
        heading: mail.payload.subject,
        blocks: [
          greeting(mail.payload.name),
          mail.payload.answer,
          i18n.t('You wrote:'),
          { kind: 'quote', text: mail.payload.message },
        ],
      };
    case 'back-in-stock-confirmation':
    case 'back-in-stock':
      return stockContent(mail.kind, mail.payload, shop.url, sign);
    case 'new-order':
      return newOrderContent(mail.payload, shop.url);
    case 'order-delivered':
      return deliveredContent(mail.payload, shop);
    default:
      return orderContent(mail.kind, mail.payload, shop);
  }
};
