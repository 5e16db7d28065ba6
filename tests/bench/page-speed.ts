import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import { chromium, type BrowserContext } from '@playwright/test';
import lighthouse, { type RunnerResult } from 'lighthouse';

import { launchOptions } from '../browser/support/browser';
import { median, round } from './numbers';
import type { Recorder } from './recorder';
import { languageChoice, type VisitedPage } from './visited-pages';
import { lowest, type NamedFigure } from './worst';

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
  { path: pagePath, session }: VisitedPage,
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

const recordScores = (measured: Map<VisitedPage, Speed>, recorder: Recorder): void => {
  const ofPages = (score: (typeof scores)[number], pages: [VisitedPage, Speed][]) =>
    lowest(
      pages.map(([{ name }, speed]) => ({
        name,
        value: speed.scores[scores.indexOf(score)] ?? Number.NaN,
      })),
    );
  const all = [...measured];
  const publicPages = all.filter(([{ isPublic }]) => isPublic);
  recorder.figure('worst page: accessibility', ...ofPages('accessibility', all));
  recorder.figure('worst public page: best practices', ...ofPages('best-practices', publicPages));
  recorder.figure('worst public page: SEO', ...ofPages('seo', publicPages));
};

/**
 * Measures by Lighthouse each page on a phone with a slow 4G connection, which it simulates: first and
 * largest paint, total blocking time and the four scores. Returns the layout shifts.
 */
export const measurePageSpeeds = async (
  url: string,
  pages: VisitedPage[],
  recorder: Recorder,
): Promise<NamedFigure[]> => {
  const profile = mkdtempSync(path.join(os.tmpdir(), 'selvage-lighthouse-'));
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--remote-debugging-port=0'],
  });
  const measured = new Map<VisitedPage, Speed>();
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
      measured.set(visited, medianOf(results));
    }
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }

  const rows: Record<string, object> = {};
  for (const [{ name }, speed] of measured) {
    const row = {
      'first paint, s': round(speed.fcp),
      'largest paint, s': round(speed.lcp),
      'blocking time, ms': round(speed.blocking, 0),
      'layout shift': round(speed.shift),
      ...Object.fromEntries(scores.map((score, at) => [score, speed.scores[at] ?? Number.NaN])),
    };
    rows[name] = row;
    recorder.figures(`${name}: `, row);
  }
  recorder.table(`Lighthouse, phone, simulated slow 4G, medians of ${runs}`, rows);
  recordScores(measured, recorder);
  return [...measured].map(([{ name }, { shift }]) => ({ name, value: round(shift) }));
};
