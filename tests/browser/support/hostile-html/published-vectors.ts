import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

interface Expectation {
  payload: string;
}

/** The payloads of DOMPurify's last package that came with its own tests; their license is in the file. */
const kept = (): string[] => {
  const file = path.join(import.meta.dirname, 'published-vectors.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { payloads: string[] }).payloads;
};

/**
 * DOMPurify's published vectors. DOMPURIFY_VECTORS may name a newer file of them, which is
 * test/fixtures/expect.mjs in DOMPurify's repository: its payloads are tried too.
 */
export const publishedVectors = async (): Promise<string[]> => {
  const checkout = process.env.DOMPURIFY_VECTORS;
  if (!checkout) return kept();
  const module = (await import(pathToFileURL(checkout).href)) as { default: Expectation[] };
  return [...new Set([...kept(), ...module.default.map(({ payload }) => payload)])];
};
