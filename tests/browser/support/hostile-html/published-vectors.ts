import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Expectation {
  payload: string;
}

/** The payloads of DOMPurify's last package that came with its own tests; their license is in the file. */
const kept = JSON.parse(
  readFileSync(path.join(import.meta.dirname, 'published-vectors.json'), 'utf8'),
) as { source: string; payloads: string[] };

const checkout = process.env.DOMPURIFY_VECTORS;

/** The package that the vectors are from, and whether newer ones are tried too. */
export const vectorsSource =
  kept.source.replace(/ \(.*/, '') + (checkout ? ' and the file of DOMPURIFY_VECTORS' : '');

/**
 * DOMPurify's published vectors. DOMPURIFY_VECTORS may name a newer file of them, which is
 * test/fixtures/expect.mjs in DOMPurify's repository: its payloads are tried too.
 */
export const publishedVectors = async (): Promise<string[]> => {
  if (!checkout) return kept.payloads;
  const module = (await import(pathToFileURL(checkout).href)) as { default: Expectation[] };
  return [...new Set([...kept.payloads, ...module.default.map(({ payload }) => payload)])];
};
