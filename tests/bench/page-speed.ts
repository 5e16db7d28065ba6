import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';

import { launchOptions } from '../browser/support/browser';
import { arabicNameOf, languageChoice, type WeighedPage } from './page-weights';

/** How often Lighthouse loads each page; the figures are medians. */
const runs = Number(process.env.BENCH_RUNS ?? 5);

const scores = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Speed {
  fcp: number;
  lcp: number;
  blocking: number;
  shift: number;
  scores: number[];
}

/** Seconds of FCP and LCP, milliseconds of blocking, and the performance score. */
type Figures = [number, number, number, number];

interface Comparison {
  page: string;
  goal: Figures;
  everShop: Figures;
  medusa: Figures;
}

/** Others were measured in the same way, Medusa 2 with its Next.js starter as shipped. */
const comparisons: Comparison[] = [
  {
    page: 'home',
    goal: [0.85, 1.3, 30, 100],
    everShop: [0.93, 1.71, 234, 95],
    medusa: [0.92, 2.36, 76, 98],
  },
  {
    page: 'listing',
    goal: [0.85, 1.3, 40, 100],
    everShop: [1.04, 1.37, 581, 85],
    medusa: [0.94, 7.62, 165, 64],
  },
  {
    page: 'product',
    goal: [0.85, 1.3, 30, 100],
    everShop: [1.05, 1.64, 116, 99],
    medusa: [0.96, 4.86, 99, 83],
  },
];

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const medianOf = (results: Speed[]): Speed => ({
  fcp: median(results.map(({ fcp }) => fcp)),
  lcp: median(results.map(({ lcp }) => lcp)),
  blocking: median(results.map(({ blocking }) => blocking)),
  shift: median(results.map(({ shift }) => shift)),
  scores: scores.map((_, index) => median(results.map((result) => result.scores[index] ?? 0))),
});

const readSpeed = ({ lhr }: RunnerResult): Speed => {
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  return {
    fcp: value('first-contentful-paint') / 1000,
    lcp: value('largest-contentful-paint') / 1000,
    blocking: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
    scores: scores.map((score) => Math.round((lhr.categories[score]?.score ?? 0) * 100)),
  };
};

/**
 * Signs the browser in, or out, with the page's language as the visitor's: Lighthouse empties its caches,
 * not what the shop has stored.
 */
const logIn = async (
  browser: BrowserContext,
  url: string,
  { path: pagePath, session }: WeighedPage,
): Promise<void> => {
  await browser.addCookies([languageChoice(url, pagePath)]);
  const page = await browser.newPage();
  await page.goto(`${url}/favicon.svg`);
  await page.evaluate((customer) => {
    localStorage.clear();
    if (customer === undefined) return;
    localStorage.setItem('token', customer.token);
    localStorage.setItem('user', JSON.stringify(customer.user));
  }, session);
  await page.close();
};

const round = (value: number, digits = 2) => Number(value.toFixed(digits));

const figuresOf = (speed: Speed | undefined): Figures | undefined =>
  speed && [
    round(speed.fcp),
    round(speed.lcp),
    round(speed.blocking, 0),
    speed.scores[0] ?? Number.NaN,
  ];

const printComparison = (measured: Map<string, Speed>): void => {
  const rows: Record<string, object> = {};
  for (const { page, goal, everShop, medusa } of comparisons) {
    const sides = {
      ours: figuresOf(measured.get(page)),
      'ours in Arabic': figuresOf(measured.get(arabicNameOf(page))),
      'at most': goal,
      'EverShop 2.2.1': everShop,
      'Medusa 2': medusa,
    };
    for (const [side, figures] of Object.entries(sides)) {
      if (figures === undefined) continue;
      const [fcp, lcp, blocking, performance] = figures;
      rows[`${page}, ${side}`] = { 'FCP s': fcp, 'LCP s': lcp, 'TBT ms': blocking, performance };
    }
  }
  console.log('\nBeside others, in the same way on a machine like ours:');
  console.table(rows);
};

/**
 * Prints what Lighthouse measures of each page on a phone with a slow 4G connection, which it
 * simulates: first and largest paint, total blocking time, layout shift and the four scores.
 */
export const printPageSpeeds = async (url: string, pages: WeighedPage[]): Promise<void> => {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'selvage-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--remote-debugging-port=0'],
  });
  const measured = new Map<string, Speed>();
  try {
    const [port] = (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    for (const visited of pages) {
      console.log(`Measuring ${visited.name}`);
      await logIn(browser, url, visited);
      const results: Speed[] = [];
      // The first load, not counted, has the pictures of its screen made.
      for (let load = 0; results.length < runs && load <= 2 * runs; load += 1) {
        const result = await lighthouse(url + visited.path, {
          port: Number(port),
          onlyCategories: [...scores],
          logLevel: 'error',
        });
        // A trace can be incomplete, above all on a busy machine.
        const isWhole = result !== undefined && result.lhr.runtimeError === undefined;
        if (isWhole && load > 0) results.push(readSpeed(result));
      }
      measured.set(visited.name, medianOf(results));
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }

  console.log(`\nLighthouse, phone, simulated slow 4G, medians of ${runs}:`);
  console.table(
    Object.fromEntries(
      [...measured].map(([name, speed]) => [
        name,
        {
          'FCP s': round(speed.fcp),
          'LCP s': round(speed.lcp),
          'TBT ms': round(speed.blocking, 0),
          CLS: round(speed.shift),
          ...Object.fromEntries(scores.map((score, index) => [score, speed.scores[index]])),
        },
      ]),
    ),
  );
  printComparison(measured);
};
