import { absoluteUrl } from '@contract/absolute-url';

import { emailChangeContent } from './email-change-content';
import { greeting, paragraph } from './mail-blocks';
import type { MailContent, MailShop } from './mail-blocks';
import type { OutgoingMail } from './mail-kinds';
import { newOrderContent, orderContent } from './order-content';
import { stockContent } from './stock-content';
import type { SignLink } from './stock-content';

const codeMinutes = 10;
const maxPreheaderLength = 100;

/** A mail that carries a one-time code: what it is for, the code, and what to do without it. */
const codeContent = (
  { name }: { name: string },
  code: string,
  texts: { subject: string; heading: string; purpose: string; otherwise: string },
): MailContent => ({
  subject: texts.subject,
  preheader: `The code expires in ${codeMinutes} minutes.`,
  heading: texts.heading,
  blocks: [
    greeting(name),
    paragraph(`${texts.purpose}, please enter this code in the shop.`),
    { kind: 'code', code },
    paragraph(
      `The code expires in ${codeMinutes} minutes and can be used once. ${texts.otherwise}`,
    ),
  ],
});

/**
 * The texts of every mail. `code` is the readable one-time code where the mail carries one; `sign`
 * makes the token of a link.
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
        subject: `Your ${shop.name} verification code`,
        heading: `Welcome to ${shop.name}`,
        purpose: 'To confirm your email address',
        otherwise: 'If you did not create an account with us, you can ignore this email.',
      });
    case 'reset-code':
      return codeContent(mail.payload, code, {
        subject: `Your ${shop.name} password reset code`,
        heading: 'A new password',
        purpose: 'To choose a new password',
        otherwise:
          'If you did not ask for it, you can ignore this email: your password has not changed.',
      });
    case 'email-change-code':
      return codeContent(mail.payload, code, {
        subject: `Your ${shop.name} code for a new email address`,
        heading: 'Your new email address',
        purpose: 'To use this email address for your account',
        otherwise: 'If you did not ask for it, you can ignore this email: nothing has changed.',
      });
    case 'email-change-notice':
    case 'existing-email-change':
      return emailChangeContent(mail, shop);
    case 'existing-registration':
      return {
        subject: `You already have an account with ${shop.name}`,
        preheader: 'Log in, or reset your password. Nothing has changed.',
        heading: 'You already have an account',
        blocks: [
          greeting(mail.payload.name),
          paragraph(
            'Someone, perhaps you, tried to create an account with this email address. There is one already: please log in, or reset your password if you have forgotten it.',
          ),
          { kind: 'button', label: 'Log in', url: absoluteUrl(shop.url, '/login') },
          paragraph('If it was not you, you can ignore this email: nothing has changed.'),
        ],
      };
    case 'contact-message':
      return {
        subject: `Message from the shop: ${mail.payload.subject}`,
        preheader: mail.payload.message.slice(0, maxPreheaderLength),
        heading: mail.payload.subject,
        blocks: [
          paragraph(`${mail.payload.name} (${mail.payload.email}) writes:`),
          { kind: 'quote', text: mail.payload.message },
        ],
      };
    case 'message-answer':
      return {
        subject: `Re: ${mail.payload.subject}`,
        preheader: mail.payload.answer.slice(0, maxPreheaderLength),
        heading: mail.payload.subject,
        blocks: [
          greeting(mail.payload.name),
          paragraph(mail.payload.answer),
          paragraph('You wrote:'),
          { kind: 'quote', text: mail.payload.message },
        ],
      };
    case 'back-in-stock-confirmation':
    case 'back-in-stock':
      return stockContent(mail.kind, mail.payload, shop.url, sign);
    case 'new-order':
      return newOrderContent(mail.payload, shop.url);
    default:
      return orderContent(mail.kind, mail.payload, shop);
  }
};
