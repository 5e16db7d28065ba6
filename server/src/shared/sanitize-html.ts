import type { Nodes } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toParse5 } from 'hast-util-to-parse5';
import { LRUCache } from 'lru-cache';
import {
  defaultTreeAdapter,
  type DefaultTreeAdapterTypes,
  html as names,
  parseFragment,
  serialize,
} from 'parse5';

import { droppedWithContents, safeAttributes, safeLink, safeTags } from '@contract/safe-html';

/** The attributes that have another name in a syntax tree. */
const propertyNames: Record<string, string> = { colspan: 'colSpan', rowspan: 'rowSpan' };

const rich: Schema = {
  tagNames: safeTags,
  attributes: {
    '*': safeAttributes.map((name) => propertyNames[name] ?? name),
    a: [['href', safeLink]],
  },
  // Replaces the link's own `rel`.
  required: { a: { rel: ['noopener', 'noreferrer', 'nofollow'] } },
  strip: droppedWithContents,
};

const bare: Schema = { tagNames: [], strip: droppedWithContents };

/** The context for parsing: browsers get the HTML in a `div`. */
const div = defaultTreeAdapter.createElement('div', names.NS.HTML, []);

const readHtml = (html: string, schema: Schema): Nodes =>
  sanitize(fromParse5(parseFragment(div, html, {})), schema);

const clean = (html: string): string =>
  serialize(toParse5(readHtml(html, rich)) as DefaultTreeAdapterTypes.ParentNode);

const maxCachedCharacters = 2 * 1024 * 1024;

const cleaned = new LRUCache<string, string>({
  maxSize: maxCachedCharacters,
  sizeCalculation: (safe, html) => safe.length + html.length + 1,
  memoMethod: clean,
});

/**
 * HTML that is safe to store and to show, written as a browser writes it (ADR 0017). The texts of
 * the last calls are cached.
 */
export const sanitizeHtml = (html: string): string => cleaned.memo(html);

/** Whether a text of the house is HTML. */
export const hasTags = (text: string) => /<[a-z/!]/i.test(text);

/** A text of the house as it is stored, which is also the key of its translation. */
export const storedText = (text: string): string => (hasTags(text) ? sanitizeHtml(text) : text);

const plainTags = new Set(safeTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]));

/**
 * HTML from the database, sanitized again in case it was written directly. Skipped for HTML with only
 * safe tags without attributes, as most has, which is cheap to check.
 */
export const htmlFromDatabase = (html: string): string =>
  (html.match(/<[^<>]*>?/g) ?? []).every((tag) => plainTags.has(tag)) ? html : sanitizeHtml(html);

const textsOf = (node: Nodes): string[] => {
  if (node.type === 'text') return [node.value];
  return 'children' in node ? node.children.flatMap(textsOf) : [];
};

/** The plain text of HTML, for search and descriptions. Must never be shown as HTML. */
export const plainText = (html: string): string =>
  textsOf(readHtml(html.replaceAll('<', ' <'), bare))
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();
