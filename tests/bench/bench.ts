import autocannon from 'autocannon';
import type { Page } from 'playwright-core';

import { launchBrowser, screens } from '../browser/support/browser';
import { chooseDress } from '../browser/support/catalogue';
import { startShop } from '../support/shop-process';

/**
 * `npm run bench`: prints what each page costs a phone, and what a request costs the provider.
 * Counts, bytes, CPU milliseconds and rates, never a verdict.
 */

const KILOBYTE = 1024;
const CONNECTIONS = 20;
const SECONDS = 5;

interface Weight {
  scriptBytes: number;
  bytes: number;
  requests: number;
}

/** Loads a page with an empty cache and adds up what came over the wire. */
const weigh = async (page: Page, path: string): Promise<Weight> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  const types = new Map<string, string>();
  const weight: Weight = { scriptBytes: 0, bytes: 0, requests: 0 };

  session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    weight.requests += 1;
    weight.bytes += encodedDataLength;
    if (types.get(requestId) === 'Script') weight.scriptBytes += encodedDataLength;
  });

  await page.goto(path, { waitUntil: 'networkidle' });
  await session.detach();
  return weight;
};

const kilobytes = (bytes: number) => Math.round(bytes / KILOBYTE);

const weighPages = async (url: string, paths: string[]): Promise<void> => {
  const browser = await launchBrowser();
  const rows: Record<string, object> = {};

  for (const path of paths) {
    const context = await browser.newContext({
      baseURL: url,
      viewport: screens.phone,
      deviceScaleFactor: 2,
      isMobile: true,
    });
    const { scriptBytes, bytes, requests } = await weigh(await context.newPage(), path);
    rows[path] = { 'JS kB': kilobytes(scriptBytes), 'total kB': kilobytes(bytes), requests };
    await context.close();
  }

  await browser.close();
  console.log('\nA page on a phone, nothing cached, compressed:');
  console.table(rows);
};

const cpuSeconds = async (url: string): Promise<number> => {
  const metrics = await (await fetch(`${url}/metrics`)).text();
  return Number(/^\w*process_cpu_seconds_total\s+(\S+)/m.exec(metrics)?.[1] ?? Number.NaN);
};

const loadProvider = async (url: string, productPath: string): Promise<void> => {
  const calls: autocannon.Options[] = [
    { url: '/', title: 'home' },
    { url: '/shop', title: 'listing' },
    { url: productPath, title: 'product page' },
    {
      url: '/api/products',
      title: 'catalogue list of 24',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    },
    { url: `/api/products/${productPath.split('/').at(-1) ?? ''}`, title: 'product by id' },
  ];
  const rows: Record<string, object> = {};

  for (const call of calls) {
    const before = await cpuSeconds(url);
    const result = await autocannon({
      ...call,
      url: url + call.url,
      headers: { 'accept-encoding': 'br', ...call.headers },
      connections: CONNECTIONS,
      duration: SECONDS,
    });
    const spent = (await cpuSeconds(url)) - before;
    const { total } = result.requests;
    rows[call.title ?? call.url] = {
      'requests / s': Math.round(result.requests.average),
      'CPU ms': Math.round((spent / total) * 1e5) / 100,
      'p99 ms': result.latency.p99,
      'kB each': Math.round((result.throughput.total / total / KILOBYTE) * 10) / 10,
      'not 2xx': result.non2xx,
    };
  }

  console.log(`\nThe provider, one process, ${CONNECTIONS} connections:`);
  console.table(rows);
};

const shop = await startShop();
try {
  const { product } = await chooseDress(shop.url);
  const productPath = `/product/${product.id}`;
  await weighPages(shop.url, ['/', '/shop', productPath, '/checkout']);
  await loadProvider(shop.url, productPath);
} finally {
  await shop.stop();
}
