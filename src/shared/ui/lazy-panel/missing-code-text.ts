import { i18n } from '@contract/i18n';

/**
 * What is said where a part of the shop's own code could not be loaded. Where none could, the page
 * says it by itself (`vite/load-failure-texts.ts`): this file has no other message.
 */
export const missingCodeText = (): string =>
  i18n.t(
    'Part of this page could not be loaded. Your bag is safe. Please check your connection, or reload the page: the shop may have been updated.',
  );
