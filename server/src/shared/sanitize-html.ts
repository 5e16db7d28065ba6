import sanitize from 'sanitize-html';

/**
 * What a description or the details of a product may hold: text, its structure and links to https
 * or mail. Everything else is removed; the text inside of it stays, except of scripts and styles.
 */
const rich: sanitize.IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h3', 'h4', 'h5', 'h6', 'strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup'],
    ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'a', 'span'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title', 'rel'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: { a: sanitize.simpleTransform('a', { rel: 'noopener noreferrer nofollow' }) },
};

const bare: sanitize.IOptions = { allowedTags: [], allowedAttributes: {} };

const named: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' };

/** HTML that is safe to store and to show (ADR 0017). */
export const sanitizeHtml = (html: string): string => sanitize(html, rich);

/** The plain text of HTML, for search and descriptions. Must never be shown as HTML. */
export const plainText = (html: string): string =>
  sanitize(html.replaceAll('<', ' <'), bare)
    .replaceAll(/&(amp|lt|gt|quot|nbsp);/g, (entity, name: string) => named[name] ?? entity)
    .replaceAll(/\s+/g, ' ')
    .trim();
