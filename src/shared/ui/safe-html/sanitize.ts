import purify from 'dompurify';

import { droppedWithContents, safeAttributes, safeLink, safeTags } from '@contract/safe-html';

/** Sanitized HTML, as a TrustedHTML where the browser supports Trusted Types. */
export type SafeMarkup = string | TrustedHTML;

/**
 * Cleans a description or details (section 5) by the list that the server uses too. The policy is
 * DOMPurify's own, 'dompurify'. Loaded on demand: only pages that show the provider's HTML on the
 * client need it.
 */
export const sanitize = (html: string): SafeMarkup =>
  purify.sanitize(html, {
    ALLOWED_TAGS: safeTags,
    ALLOWED_ATTR: ['href', 'rel', ...safeAttributes],
    ALLOWED_URI_REGEXP: safeLink,
    // None of these is a URL.
    ADD_URI_SAFE_ATTR: ['rel', ...safeAttributes],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ADD_FORBID_CONTENTS: droppedWithContents,
    RETURN_TRUSTED_TYPE: true,
  });
