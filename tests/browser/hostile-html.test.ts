import { sanitizeHtml } from '../../server/src/shared/sanitize-html';
import { isSoak, recordFigure, recordNotRun } from '../support/figures';
import { expect, test } from './support/fixtures';
import { openUntil, trialBrowsers } from './support/hostile-html/browsers';
import { generatedVectors } from './support/hostile-html/generated-vectors';
import { publishedVectors, vectorsSource } from './support/hostile-html/published-vectors';
import { harmless } from './support/hostile-html/trial';
import { startTrialServer } from './support/hostile-html/trial-server';

const generatedCount = isSoak ? 10_000 : 1_000;
const seed = 20_241_107;

test.describe('descriptions and details (ADR 0017)', () => {
  let server: Awaited<ReturnType<typeof startTrialServer>>;

  test.beforeAll(async () => {
    const vectors = [
      harmless,
      ...(await publishedVectors()),
      ...generatedVectors(generatedCount, seed),
    ];
    server = await startTrialServer(vectors.map((html) => ({ html, stored: sanitizeHtml(html) })));
  });
  test.afterAll(() => {
    server?.close();
  });

  for (const browser of trialBrowsers) {
    test(`run no script in ${browser.name}, whether the shop, the provider or both have sanitized them`, async () => {
      const lack = `${browser.name} is not installed`;
      if (browser.program === null) recordNotRun(18, browser.name, lack);
      test.skip(browser.program === null, lack);
      const { url, report } = server.trialFor(browser.name);
      const seen = await openUntil(browser, url, report);
      expect(seen.findings).toEqual([]);
      expect(seen.harmlessKept).toBe(true);
      expect(seen.ranUnsanitized).toBe(3);
      const tried = seen.tried['raw, by SafeHtml'];
      expect(tried).toBeGreaterThan(generatedCount);
      recordFigure(
        18,
        browser.name,
        `${generatedCount} generated and ${tried - generatedCount} published (${vectorsSource}) or harmless texts in ${Object.keys(seen.tried).length} ways: no script ran; without a sanitizer ${seen.ranUnsanitized} would have`,
      );
    });
  }
});
