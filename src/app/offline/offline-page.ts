import { escapeHtml } from '@contract/escape-html';
import { directionOf, type Language } from '@contract/languages';

/** The texts of the page that stands in for one that was never opened here. */
export interface OfflineTexts {
  title: string;
  text: string;
  retry: string;
}

/** A page without scripts: its link opens the same address again. */
export const offlinePage = (language: Language, { title, text, retry }: OfflineTexts): Response => {
  const html = `<!doctype html><html lang="${language}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>body{margin:0;min-height:100vh;display:grid;place-content:center;gap:16px;padding:20px;box-sizing:border-box;text-align:center;background:#FBF9F6;color:#141210;font:1rem/1.55 system-ui,sans-serif}h1{margin:0;font:500 2rem/1.2 Georgia,serif}p{margin:0;max-width:44ch}a{color:inherit;display:inline-block;padding:12px}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="">${escapeHtml(retry)}</a></p></main></body></html>`;
  return new Response(html, {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none';style-src 'unsafe-inline'",
    },
  });
};
