import { formatDate } from '@contract/formats';
import { i18n } from '@contract/i18n';

import { greeting, type MailContent, type MailShop, pageUrl } from './mail-blocks';
import type { MailPayloads } from './mail-kinds';

const timeText = (moment: string, { timeZone }: MailShop): string =>
  formatDate(new Date(moment), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'shortOffset',
    timeZone,
  });

/** The mail after a change or a reset of the password. */
export const passwordChangeContent = (
  { name, changed_at: changedAt }: MailPayloads['password-changed'],
  shop: MailShop,
): MailContent => ({
  subject: i18n.t('Your {shop} password was changed', { shop: shop.name }),
  preheader: i18n.t('If this was not you, set a new password now.'),
  heading: i18n.t('Your password was changed'),
  blocks: [
    greeting(name),
    i18n.t(
      'The password of your account was changed on {time}. All other devices were logged out.',
      { time: timeText(changedAt, shop) },
    ),
    i18n.t('If this was you, there is nothing to do.'),
    i18n.t(
      'If this was not you, somebody else may be in your account: please choose “Forgot password?” at the login now. That logs out all devices.',
    ),
    { kind: 'button', label: i18n.t('Forgot password?'), url: pageUrl(shop, '/login') },
    {
      kind: 'link',
      text: i18n.t('If you can no longer log in:'),
      label: i18n.t('Contact Us'),
      url: pageUrl(shop, '/contact'),
    },
  ],
});
