/** Sanitized HTML, as a TrustedHTML where the browser supports Trusted Types. */
export type SafeMarkup = string | TrustedHTML;

/**
 * Loads the sanitizer (only pages that show the provider's HTML on the client need it) and cleans
 * a description or details (section 5). The policy is DOMPurify's own, 'dompurify'.
 */
export const sanitize = async (html: string): Promise<SafeMarkup> => {
  const { default: purify } = await import('dompurify');
  return purify.sanitize(html, {
    USE_PROFILES: { html: true },
    FORBID_TAGS: ['style', 'form', 'input', 'button', 'select', 'textarea', 'dialog'],
    FORBID_ATTR: ['style', 'id', 'name', 'class'],
    RETURN_TRUSTED_TYPE: true,
  });
};
