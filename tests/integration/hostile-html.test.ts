// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { defaultPolicies } from '@contract/default-policies';
import { sanitize } from '@/shared/ui/safe-html/sanitize';

import { arabic } from '../../demo/catalogue/arabic';
import { demoShop } from '../../demo/catalogue/demo-shop';
import { sanitizeHtml } from '../../server/src/shared/sanitize-html';
import { forbiddenNodes } from '../browser/support/hostile-html/forbidden-nodes';
import { generatedVectors } from '../browser/support/hostile-html/generated-vectors';
import { publishedVectors } from '../browser/support/hostile-html/published-vectors';

const vectors = [...(await publishedVectors()), ...generatedVectors(300, 20_261_123)];

/** HTML as a browser reads it in a page. */
const placed = (html: string): Element => {
  const page = new DOMParser().parseFromString(`<main><div>${html}</div></main>`, 'text/html');
  const place = page.querySelector('body > main:only-child > div:only-child');
  if (place === null) throw new Error(`The text leaves its place: ${html}`);
  return place;
};

const houseTexts = [
  ...demoShop.products.flatMap(({ description, details }) => [description, details]),
  ...Object.values(defaultPolicies()).flatMap(({ sections }) => sections.map(({ text }) => text)),
];
const translated = houseTexts.flatMap((text) => arabic[text] ?? []);

describe("the server's sanitizer", () => {
  it("leaves nothing that runs or asks of DOMPurify's published vectors and generated ones", () => {
    expect(vectors.length).toBeGreaterThan(400);
    const faults = vectors.flatMap((html) =>
      forbiddenNodes(placed(sanitizeHtml(html))).map((fault) => ({ html, fault })),
    );
    expect(faults).toEqual([]);
  });

  it.each([
    '<meta http-equiv="refresh" content="0;url=https://evil.test">',
    '<base href="https://evil.test/">',
    '<link rel="stylesheet" href="https://evil.test/a.css">',
    '<form action="https://evil.test"><input name="a"><button>b</button></form>',
    '<a href="data:text/html,x" onclick="x()" style="color:red" id="root" class="a">b</a>',
    '<a href="java&#9;script:x()">b</a><a href="/\t/evil.test">b</a><a href="/\\evil.test">b</a>',
    '</div></main><div style="position:fixed"><img src="https://evil.test">b',
  ])('takes what is no text out of %s, as the browser’s does', (hostile) => {
    const safe = sanitizeHtml(hostile);
    expect(safe).not.toMatch(/evil|script|data:|style|on\w+=|id=|class=|<(?!\/?(?:a|div)\b)/);
    const inBrowser = String(sanitize(hostile));
    expect(inBrowser.replaceAll(/<a\b[^>]*>/g, '<a>')).toBe(safe.replaceAll(/<a\b[^>]*>/g, '<a>'));
    expect(inBrowser).not.toMatch(/href/);
  });

  it('writes texts of the house byte for byte as the browser does', () => {
    expect(houseTexts.length).toBeGreaterThan(50);
    expect(translated.length).toBeGreaterThan(50);
    const links =
      '<p>A&nbsp;&amp; B &lt; “C” <a href="/contact?a=1&amp;b=2" title="&quot;">x</a> <a href="mailto:a@b.test">y</a></p>';
    const table = '<table><tbody><tr><th scope="row" colspan="2">A</th></tr></tbody></table>';
    for (const text of [...houseTexts, ...translated, links, table]) {
      const safe = sanitizeHtml(text);
      expect(safe).toBe(placed(safe).innerHTML);
      expect(String(sanitize(safe))).toBe(safe);
      expect(sanitizeHtml(safe)).toBe(safe);
    }
  });

  it('leaves the texts of the house as they are', () => {
    for (const text of [...houseTexts, ...translated]) expect(sanitizeHtml(text)).toBe(text);
  });
});
