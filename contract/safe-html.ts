/**
 * The HTML that is allowed in descriptions, details and policies: text, its structure and links.
 * Both sanitizers use this one list, the server's and the browser's (ADR 0017).
 */
export const safeTags = [
  ...['p', 'div', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'a', 'span'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'small', 'sub', 'sup'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
];

/** The attributes that any of these elements may have; a link has `href` and `rel` too. */
export const safeAttributes = ['title', 'colspan', 'rowspan', 'scope'];

/** What an `href` may be: https, mail, telephone, or a URL of the shop's own. */
export const safeLink =
  /^(?:(?:https|mailto|tel):|\.{0,2}\/(?![/\\])|[#?]|[\w.%-]+(?:[/?#]|$))[^\p{Cc}\\]*$/iu;

/**
 * Elements that are removed with their contents; of other elements that are not allowed the text is
 * kept.
 */
export const droppedWithContents = [
  ...['script', 'style', 'template', 'noscript', 'noembed', 'noframes', 'iframe', 'object'],
  ...['svg', 'math', 'audio', 'video', 'title', 'textarea', 'select', 'option', 'xmp', 'plaintext'],
];
