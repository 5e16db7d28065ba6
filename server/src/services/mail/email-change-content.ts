import { i18n } from '@contract/i18n';

import { greeting, type MailContent, type MailShop, pageUrl } from './mail-blocks';
import type { OutgoingMail } from './mail-kinds';

type EmailChangeMail = Extract<
  OutgoingMail,
  { kind: 'email-change-notice' | 'existing-email-change' }
>;

const requestedContent = (name: string, email: string, shop: MailShop): MailContent => ({
  subject: i18n.t('A new email address for your {shop} account', { shop: shop.name }),
  preheader: i18n.t('It changes once you enter the code that we sent to the new address.'),
  heading: i18n.t('A new email address'),
  blocks: [
    greeting(name),
    i18n.t(
      'You asked us to change the email address of your account to {email}. We have sent a code to that address. Until you enter it, nothing changes and you log in with this address.',
      { email },
    ),
    i18n.t(
      'If this was not you, somebody knows your password: please change it now. That also stops the change of address.',
    ),
    {
      kind: 'button',
      label: i18n.t('Change password'),
      url: pageUrl(shop, '/security-settings'),
    },
  ],
});

const changedContent = (name: string, email: string, shop: MailShop): MailContent => ({
  subject: i18n.t('Your {shop} email address has changed', { shop: shop.name }),
  preheader: i18n.t('From now on, log in with the new address.'),
  heading: i18n.t('Your email address has changed'),
  blocks: [
    greeting(name),
    i18n.t('The email address of your account is now {email}. Please log in with it.', {
      email,
    }),
    i18n.t('If this was not you, please contact us immediately.'),
    { kind: 'button', label: i18n.t('Contact Us'), url: pageUrl(shop, '/contact') },
  ],
});

/** To an address with an account, when another customer wants to change to it. */
const takenContent = (name: string, shop: MailShop): MailContent => ({
  subject: i18n.t('This email address already has a {shop} account', { shop: shop.name }),
  preheader: i18n.t('Log in, or reset your password. Nothing has changed.'),
  heading: i18n.t('You already have an account'),
  blocks: [
    greeting(name),
    i18n.t(
      'Someone, perhaps you, tried to use this email address for another account. It already belongs to this account, so nothing has changed.',
    ),
    { kind: 'button', label: i18n.t('Log in'), url: pageUrl(shop, '/login') },
    i18n.t('If this was not you, you can ignore this email.'),
  ],
});

/** The mails about a change of the email address, besides the one with the code. */
export const emailChangeContent = (mail: EmailChangeMail, shop: MailShop): MailContent => {
  const { name } = mail.payload;
  if (mail.kind === 'existing-email-change') return takenContent(name, shop);
  const content = mail.payload.changed ? changedContent : requestedContent;
  return content(name, mail.payload.email, shop);
};
