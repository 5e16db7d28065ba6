import { escapeHtml } from '@contract/escape-html';
import { directionOf, type Language } from '@contract/languages';
import { palette } from '@contract/palette';

/** The texts and fonts of the page that stands in for one that was never opened here. */
export interface OfflineContent {
  title: string;
  text: string;
  retry: string;
  /** The style sheet of the house's fonts; those that a page has loaded are in the worker's cache. */
  fonts: string;
}

/** A page without scripts: its link opens the same URL again. */
export const offlinePage = (
  language: Language,
  { title, text, retry, fonts }: OfflineContent,
): Response => {
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${fonts}body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:20px;box-sizing:border-box;text-align:center;background:${palette.paper};color:${palette.ink};font:1rem/1.55 'Jost Variable',system-ui,sans-serif}h1{margin:0 0 12px;font:500 2rem/1.2 'Cormorant Garamond Variable',Georgia,serif}p{margin:0;max-width:44ch}a{color:inherit;display:inline-block;padding:12px}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none';font-src 'self';style-src 'unsafe-inline'",
    },
  });
};
