import { readFileSync } from 'node:fs';

import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import { inProject } from '../../../scripts/setup/paths.mjs';

const axeSource = readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WindowWithAxe {
  axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

const runAxe = (page: Page): Promise<AxeResults> =>
  page.evaluate(
    (runOnly) =>
      (window as unknown as WindowWithAxe).axe.run(document, {
        runOnly,
        resultTypes: ['violations'],
      }),
    tags,
  );

/** Runs axe-core on the screen in its present state: WCAG 2.2 AA, nothing may be found. */
export const expectAccessible = async (page: Page, state: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  // The page's own policy forbids foreign scripts, which is right: the debugger puts axe in.
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();

  const { violations } = await runAxe(page);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help}\n    ${node.html.slice(0, 300)}\n    ${node.failureSummary}`,
    ),
  );
  expect(findings, `axe on ${state} (${page.url()})`).toEqual([]);
};

/**
 * Nothing may be wider than the screen: sideways scrolling is only for what asks for it. Polled,
 * since a screen that was just turned or narrowed settles first.
 */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const overhang = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(overhang, { message: `width of ${page.url()}` }).toBeLessThanOrEqual(0);
};
