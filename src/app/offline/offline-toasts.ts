import { i18n } from '@contract/i18n';

/** Said at a change without a connection. */
export const offlineChangeToast = () => ({
  severity: 'info' as const,
  title: i18n.t('Kept on this device'),
  description: i18n.t('It will be saved to your account when you are back online.'),
});

/** Said when a session ends and changes were not sent. */
export const unsentChangesToast = () => ({
  severity: 'info' as const,
  title: i18n.t('Your offline changes are kept'),
  description: i18n.t('They will be saved when you log in again on this device.'),
  asksForLogin: true,
  lasting: true,
});

const asText = (messages: readonly string[]): string =>
  messages.map((message) => message.replace(/\.?$/, '.')).join(' ');

/** Said when changes were sent, with what turned out differently. */
export const savedChangesToast = (messages: readonly string[]) => ({
  severity: messages.length > 0 ? ('info' as const) : ('success' as const),
  title: i18n.t('Your offline changes were saved'),
  ...(messages.length > 0 ? { description: asText(messages), lasting: true } : {}),
});
