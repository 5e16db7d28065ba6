import { absoluteUrl } from '@contract/absolute-url';

import { greeting, paragraph } from './mail-blocks';
import type { MailContent, MailShop } from './mail-blocks';
import type { OutgoingMail } from './mail-kinds';

type EmailChangeMail = Extract<
  OutgoingMail,
  { kind: 'email-change-notice' | 'existing-email-change' }
>;

/** To the old address, before the change: time to stop it. */
const requestedContent = (name: string, email: string, shop: MailShop): MailContent => ({
  subject: `A new email address for your ${shop.name} account`,
  preheader: 'It changes once the code that we sent there is entered.',
  heading: 'A new email address',
  blocks: [
    greeting(name),
    paragraph(
      `You asked us to change the email address of your account to ${email}. We have sent a code there; until it is entered, nothing changes and you log in with this address.`,
    ),
    paragraph(
      'If it was not you, somebody knows your password: please choose another one now. That also stops the change.',
    ),
    { kind: 'button', label: 'Change password', url: absoluteUrl(shop.url, '/security-settings') },
  ],
});

/** To the old address, after the change. */
const changedContent = (name: string, email: string, shop: MailShop): MailContent => ({
  subject: `Your ${shop.name} email address has changed`,
  preheader: 'From now on you log in with the new address.',
  heading: 'Your email address has changed',
  blocks: [
    greeting(name),
    paragraph(`The email address of your account is ${email} now. Please log in with it.`),
    paragraph('If it was not you, please write to us at once.'),
    { kind: 'button', label: 'Contact us', url: absoluteUrl(shop.url, '/contact') },
  ],
});

/** To an address that has an account, which somebody wanted to use for theirs. */
const takenContent = (name: string, shop: MailShop): MailContent => ({
  subject: `This email address has a ${shop.name} account`,
  preheader: 'Log in, or reset your password. Nothing has changed.',
  heading: 'You already have an account',
  blocks: [
    greeting(name),
    paragraph(
      'Someone, perhaps you, wanted to use this email address for another account. It belongs to this one, so nothing has changed.',
    ),
    { kind: 'button', label: 'Log in', url: absoluteUrl(shop.url, '/login') },
    paragraph('If it was not you, you can ignore this email.'),
  ],
});

/** The mails about a change of the email address, besides the one with the code. */
export const emailChangeContent = (mail: EmailChangeMail, shop: MailShop): MailContent => {
  const { name } = mail.payload;
  if (mail.kind === 'existing-email-change') return takenContent(name, shop);
  const content = mail.payload.changed ? changedContent : requestedContent;
  return content(name, mail.payload.email, shop);
};
