import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultSiteName } from '@contract/constants';
import { currentLanguage } from '@contract/current-language';
import { i18n } from '@contract/i18n';
import { pathIn } from '@contract/languages';

/** One file of the client's build, as Vite's manifest describes it. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export type Manifest = Record<string, ManifestChunk>;

export interface PageParts {
  head: string;
  html: string;
  /** Escaped JSON. */
  state: string;
  stateId: string;
  /** Sources of the page's code, whose chunks are loaded with the entry. */
  sources: string[];
}

type ShellParts = PageParts & {
  /** Escaped. */
  siteName: string;
};

/** The files of some chunks and of all that they import, each after those that it imports. */
export const chunkFiles = (manifest: Manifest, keys: string[]): string[] => {
  const seen = new Set<string>();
  const visit = (key: string): string[] => {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) return [];
    seen.add(key);
    return [...(chunk.imports ?? []).flatMap(visit), chunk.file];
  };
  return keys.flatMap(visit);
};

/** The module script that Vite writes into the page. */
const entryScript = /<script type="module"[^>]* src="([^"]+)"><\/script>/;

/** The links by which Vite has the files that the entry imports fetched at once. */
const entryPreloads = /<link rel="modulepreload"[^>]*>/g;

/** The styles of `index.html` that only a shell needs. */
const shellStyles = /<style data-shell>.*?<\/style>/gs;

/** The style sheets that Vite writes into the page. */
const styleLinks = /<link rel="stylesheet"[^>]* href="([^"]+)">/g;

/** Links to the entry's files and those of a page's code, in the order in which they run. */
const fileLinks = (manifest: Manifest, sources: string[], attribute: string): string => {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  return chunkFiles(manifest, [...entry, ...sources])
    .map((file) => `<link ${attribute} crossorigin href="/${file}">`)
    .join('');
};

const readIndex = (clientDir: string) => readFile(join(clientDir, 'index.html'), 'utf8');

/** The house's fonts: the style sheets of the client's build. */
export const readFonts = async (clientDir: string): Promise<string> => {
  const links = (await readIndex(clientDir)).matchAll(styleLinks);
  const hrefs = [...links].map(([, href = '']) => href);
  const styles = await Promise.all(hrefs.map((href) => readFile(join(clientDir, href), 'utf8')));
  return styles.join('');
};

/** The page with its style sheets (the fonts) inlined, so that `loading-order.ts` can defer them. */
const withFonts = async (index: string, clientDir: string): Promise<string> => {
  const fonts = await readFonts(clientDir);
  return (
    index
      // Code that is loaded later would else fetch its style sheet, and lay the page out anew.
      .replaceAll(styleLinks, '<link rel="stylesheet" href="$1" disabled>')
      .replace('<!--app-styles-->', () => `<style data-fonts>${fonts}</style>`)
  );
};

/** The sources of the inline scripts of every page, as hashes for the Content-Security-Policy. */
export const inlineScriptSources = async (clientDir: string): Promise<string[]> =>
  [...(await readIndex(clientDir)).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const stateElement = (id: string, state: string) =>
  `<script id="${id}" type="application/json">${state}</script>`;

/** The shop's name above the message for browsers without JavaScript, on pages without a header. */
const brandLink = (siteName: string) =>
  `<a class="brand" href="${pathIn(currentLanguage(), '/')}">${siteName}</a>`;

const noScriptText = () => {
  const link = (path: string) => `<a href="${pathIn(currentLanguage(), path)}">`;
  const text = i18n.t(
    'The bag, wishlist, checkout and your account need JavaScript. Please turn it on in your browser and reload this page. You can read the <shop>shop</shop> without it, or <contact>write to us</contact>.',
  );
  return text
    .replace('<shop>', link('/shop'))
    .replace('<contact>', link('/contact'))
    .replaceAll(/<\/(?:shop|contact)>/g, '</a>');
};

/**
 * Reads the client's build, in the current language. `clientDir` holds `index.html` and Vite's
 * manifest. Every page tells the browser which further hosts card payments may lead to, and whether
 * to start the service worker. Throws when the build is missing.
 */
export const readPageTemplate = async (
  clientDir: string,
  paymentHosts: readonly string[],
  offline = false,
) => {
  const built = await withFonts(await readIndex(clientDir), clientDir);
  const index = built.replace('<!--app-no-script-->', noScriptText);
  const manifestFile = join(clientDir, '.vite/manifest.json');
  const manifest = JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest;

  // Hosts contain no character that needs escaping in HTML.
  const hosts =
    paymentHosts.length === 0
      ? ''
      : `<meta name="payment-hosts" content="${paymentHosts.join(' ')}">`;
  const worker = offline ? '<meta name="offline" content="1">' : '';
  const put = (page: string, head: string, html: string, state: string, brand = '') => {
    const parts: Record<string, string> = { head: head + hosts + worker, html, state, brand };
    // In one pass over the template: a page is long.
    return page.replaceAll(/<!--app-(\w+)-->/g, (_placeholder, name: string) => parts[name] ?? '');
  };

  const withoutPreloads = index.replaceAll(entryPreloads, '');
  const pageIndex = withoutPreloads.replaceAll(shellStyles, '');

  return {
    /** The plain shell, which is empty: the browser loads the data and renders the page. */
    shell: put(index, `<title>${defaultSiteName}</title>`, '', '', brandLink(defaultSiteName)),
    /**
     * A shell with a header, and the shop's name for browsers without JavaScript. The code of its page is
     * fetched with the entry, which would ask for it later.
     */
    fillShell: ({ head, html, state, stateId, siteName, sources }: ShellParts) =>
      put(
        withoutPreloads.replace(
          entryScript,
          (script) => fileLinks(manifest, sources, 'rel="modulepreload"') + script,
        ),
        head,
        html,
        stateElement(stateId, state),
        brandLink(siteName),
      ),
    /** A rendered page: `loading-order.ts` loads its code. */
    fill: ({ head, html, state, stateId, sources }: PageParts) =>
      put(
        pageIndex.replace(entryScript, () => fileLinks(manifest, sources, 'data-script')),
        head,
        html,
        stateElement(stateId, state),
      ),
  };
};
