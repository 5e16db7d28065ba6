import { readFileSync } from 'node:fs';

import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

import { inProject } from '../../../scripts/setup/paths.mjs';
import { isSoak } from '../../support/figures';

const axeSource = readFileSync(inProject('node_modules', 'axe-core', 'axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface WindowWithAxe {
  axe?: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
}

/** What axe finds; null where it was not added to the page yet. */
const runAxe = (page: Page, contrast: boolean): Promise<AxeResults | null> =>
  page.evaluate(
    ({ runOnly, enabled }) =>
      (window as unknown as WindowWithAxe).axe?.run(document, {
        runOnly,
        resultTypes: ['violations'],
        rules: { 'color-contrast': { enabled } },
      }) ?? null,
    { runOnly: tags, enabled: contrast },
  );

/** The page's policy forbids foreign scripts, so the debugger protocol adds axe. */
const addAxe = async (page: Page): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axeSource });
  await session.detach();
};

const findWithAxe = async (page: Page, contrast: boolean): Promise<AxeResults> => {
  const found = await runAxe(page, contrast);
  if (found !== null) return found;
  await addAxe(page);
  return findWithAxe(page, contrast);
};

/**
 * Runs axe-core on the page in its current state: no violation of WCAG 2.2 AA.
 *
 * @param state what the page shows, for the message
 * @param contrast whether colors are compared too, which is half of the work. Default: in the soak alone;
 *   `npm test` does it once for every public screen.
 */
export const toBeAccessible = async (page: Page, state: string, contrast = isSoak) => {
  const { violations } = await findWithAxe(page, contrast);
  const findings = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(
      (node) => `${id}: ${help}\n    ${node.html.slice(0, 300)}\n    ${node.failureSummary}`,
    ),
  );
  return {
    pass: findings.length === 0,
    message: () => [`axe on ${state} (${page.url()}):`, ...findings].join('\n'),
  };
};

/**
 * Nothing may be wider than the screen, except what is meant to scroll sideways. Retried, since the
 * layout needs a moment after the screen was turned or narrowed.
 */
export const toFitTheScreen = async (page: Page) => {
  const excessWidth = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    });
  await expect.poll(excessWidth, { message: `width of ${page.url()}` }).toBeLessThanOrEqual(0);
  return { pass: true, message: () => `${page.url()} fits the screen` };
};

/** Less is missed by a finger; the shop's own measure is 44. */
const leastTargetPx = 40;

/**
 * What is pressed is tall enough for a finger, except a link in a sentence. Where its text is lower, what
 * is drawn after it (`hitArea`) may reach further.
 */
export const toFitFingers = async (page: Page) => {
  const small = await page.evaluate((leastPx) => {
    const selector = 'a[href], button, input, select, textarea, summary, [role="button"]';
    const found: string[] = [];
    for (const control of document.querySelectorAll<HTMLElement>(selector)) {
      const isMark = control instanceof HTMLInputElement && /checkbox|radio/.test(control.type);
      const target = (isMark ? control.labels?.[0] : undefined) ?? control;
      const { width, height } = target.getBoundingClientRect();
      if (width <= 1 || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[aria-hidden="true"]') !== null) continue;
      const text = control.textContent.trim();
      const isInSentence =
        getComputedStyle(control).display === 'inline' &&
        control.parentElement?.textContent.trim() !== text;
      if (isInSentence) continue;
      const after = Number.parseFloat(getComputedStyle(control, '::after').height) || 0;
      const pressed = Math.max(height, after);
      const name = control.getAttribute('aria-label') ?? (text || control.outerHTML);
      if (pressed < leastPx) found.push(`${Math.round(pressed)} px: ${name.slice(0, 100)}`);
    }
    return found;
  }, leastTargetPx);
  return {
    pass: small.length === 0,
    message: () => [`too low for a finger (${page.url()}):`, ...small].join('\n'),
  };
};

/** No word is broken over two lines that would fit on one. */
export const toKeepItsWords = async (page: Page) => {
  const broken = await page.evaluate(() => {
    const drawing = document.createElement('canvas').getContext('2d');
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      let box = node.parentElement;
      if (box === null || !box.checkVisibility()) continue;
      const { font, letterSpacing } = getComputedStyle(box);
      while (box.parentElement && getComputedStyle(box).display === 'inline')
        box = box.parentElement;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[^\s\u00ad-]{3,}/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)));
        if (lines.size < 2 || drawing === null) continue;
        drawing.font = font;
        const spacing = (Number.parseFloat(letterSpacing) || 0) * word.length;
        const room = box.clientWidth || box.getBoundingClientRect().width;
        if (drawing.measureText(word).width + spacing <= room) found.push(word);
      }
    }
    return found;
  });
  return {
    pass: broken.length === 0,
    message: () => [`words broken over two lines (${page.url()}):`, ...broken].join('\n'),
  };
};

/** Texts are displayed in the case that they are written in: no style turns them into capitals. */
export const toKeepItsLetters = async (page: Page) => {
  const changed = await page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => {
        const { textTransform, fontVariantCaps } = getComputedStyle(element);
        return textTransform !== 'none' || fontVariantCaps !== 'normal';
      })
      .map((element) => element.textContent.slice(0, 100)),
  );
  return {
    pass: changed.length === 0,
    message: () => [`displayed in another case (${page.url()}):`, ...changed].join('\n'),
  };
};
