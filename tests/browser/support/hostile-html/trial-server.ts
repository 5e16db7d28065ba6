import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

import react from '@vitejs/plugin-react';
import { build } from 'vite';

import { inProject } from '../../../../scripts/setup/paths.mjs';
import type { Trial, TrialReport } from './trial';

const page =
  '<!doctype html><html lang="en"><meta charset="utf-8"><title>Trial</title><body><script type="module" src="/page.js"></script>';

/** The page that tries the texts, with the shop's own SafeHtml, built as the shop is. */
const buildPage = async (): Promise<Map<string, string>> => {
  const built = await build({
    configFile: false,
    root: inProject(),
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    resolve: { alias: { '@contract': inProject('contract'), '@': inProject('src') } },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: inProject('tests/browser/support/hostile-html/trial-page.tsx'),
        output: { entryFileNames: 'page.js', chunkFileNames: '[name].js' },
      },
    },
  });
  if (!('output' in built)) throw new Error('Vite built something else than one page');
  return new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' ? [[`/${file.fileName}`, file.code]] : [],
    ),
  );
};

/**
 * Serves the trials to a browser, without a Content-Security-Policy on scripts: whatever gets past
 * the sanitizer runs. Only network requests are refused, which fires the same error events.
 */
export const startTrialServer = async (trials: Trial[]) => {
  const files = await buildPage();
  const body = JSON.stringify(trials);
  const awaited = new Map<string, (report: TrialReport) => void>();

  const server = http.createServer((request, response) => {
    const code = files.get(request.url ?? '');
    response.setHeader(
      'content-security-policy',
      "img-src 'none'; media-src 'none'; frame-src 'self'",
    );
    if (code !== undefined) {
      response.setHeader('content-type', 'text/javascript').end(code);
    } else if (request.url === '/trials') {
      response.setHeader('content-type', 'application/json').end(body);
    } else if (request.method === 'POST') {
      void text(request).then((said) => {
        response.end();
        awaited.get(request.url ?? '')?.(JSON.parse(said) as TrialReport);
      });
    } else {
      response.setHeader('content-type', 'text/html').end(page);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** The address for a browser to open, and the report that it then sends. */
    trialFor: (browser: string) => ({
      url: `http://127.0.0.1:${port}/${browser}`,
      report: new Promise<TrialReport>((resolve) => {
        awaited.set(`/report/${browser}`, resolve);
      }),
    }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
