import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defaultSiteName } from '@contract/constants';

/** One file of the client's build, as Vite's manifest describes it. */
interface ManifestChunk {
  file: string;
  css?: string[];
  imports?: string[];
  isEntry?: boolean;
}

export interface PageParts {
  head: string;
  html: string;
  /** Escaped JSON. */
  state: string;
  stateId: string;
  /** Sources of the page's code, whose chunks are preloaded. */
  entries: string[];
}

type ShellParts = Pick<PageParts, 'head' | 'state' | 'stateId'> & {
  /** Escaped. */
  siteName: string;
};

/** Puts pages together from the built `index.html`. */
export interface PageTemplate {
  /** The plain shell: the SPA renders everything in the browser, and asks for all it needs. */
  shell: string;
  /** The plain shell with a head, a state and, for browsers without JavaScript, the shop's name. */
  fillShell: (parts: ShellParts) => string;
  fill: (parts: PageParts) => string;
}

const chunkFiles = (manifest: Record<string, ManifestChunk>, entries: string[]): string[] => {
  const files = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
};

const preloadLinks = (manifest: Record<string, ManifestChunk>, entries: string[]): string => {
  const mainEntry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const alreadyThere = new Set(chunkFiles(manifest, mainEntry));
  return chunkFiles(manifest, entries)
    .filter((file) => !alreadyThere.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
};

const readIndex = (clientDir: string) => readFile(join(clientDir, 'index.html'), 'utf8');

/** The scripts that every page contains, by their hashes, for the policy that lets them run. */
export const inlineScriptSources = async (clientDir: string): Promise<string[]> =>
  [...(await readIndex(clientDir)).matchAll(/<script>(.*?)<\/script>/gs)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const stateElement = (id: string, state: string) =>
  `<script id="${id}" type="application/json">${state}</script>`;

/** Above the message to browsers without JavaScript where the page has no header. */
const brandLink = (siteName: string) => `<a class="brand" href="/">${siteName}</a>`;

/**
 * Reads the client's build. `clientDir` holds `index.html` and Vite's manifest. Every page tells the
 * browser which further hosts card payments may lead to. Throws when the build is missing.
 */
export const readPageTemplate = async (
  clientDir: string,
  paymentHosts: readonly string[],
): Promise<PageTemplate> => {
  const [index, manifestText] = await Promise.all([
    readIndex(clientDir),
    readFile(join(clientDir, '.vite/manifest.json'), 'utf8'),
  ]);
  const manifest = JSON.parse(manifestText) as Record<string, ManifestChunk>;

  // Hosts hold no character that means something in HTML.
  const hosts =
    paymentHosts.length === 0
      ? ''
      : `<meta name="payment-hosts" content="${paymentHosts.join(' ')}">`;
  const put = (head: string, html: string, state: string, brand = '') =>
    index
      .replace('<!--app-head-->', () => head + hosts)
      .replace('<!--app-html-->', () => html)
      .replace('<!--app-state-->', () => state)
      .replace('<!--app-brand-->', () => brand);

  return {
    shell: put(`<title>${defaultSiteName}</title>`, '', '', brandLink(defaultSiteName)),
    fillShell: ({ head, state, stateId, siteName }) =>
      put(head, '', stateElement(stateId, state), brandLink(siteName)),
    fill: ({ head, html, state, stateId, entries }) =>
      put(head + preloadLinks(manifest, entries), html, stateElement(stateId, state)),
  };
};
