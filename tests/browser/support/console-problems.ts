import type { BrowserContext } from '@playwright/test';

/** A failed request that a test causes, and that the browser may therefore report. */
export interface ExpectedFailure {
  path: RegExp;
  /** 'offline': no response at all. */
  status: number | 'offline';
}

const isExpected = (text: string, url: string, expected: readonly ExpectedFailure[]): boolean =>
  expected.some(({ path, status }) => {
    const reason = status === 'offline' ? 'net::ERR_INTERNET_DISCONNECTED' : `status of ${status} `;
    return text.includes(reason) && path.test(new URL(url).pathname);
  });

/** A file of a picture, e.g. /media/74f6e389f831f71b-1200x1600-a49c94/480.avif. */
const pictureFile = /(\S+)\/(\d+)\.avif\b/;

/**
 * Chromium reports a preloaded file of a picture as unused where it shows a larger one that is in its
 * memory, e.g. after a listing with fewer columns. No page can know that.
 */
const isReplacedByLarger = (text: string, requested: ReadonlySet<string>): boolean => {
  const [, folder, width] = pictureFile.exec(text) ?? [];
  if (!text.includes('was preloaded using link preload but not used')) return false;
  return [...requested].some((url) => {
    const [, otherFolder, otherWidth] = pictureFile.exec(url) ?? [];
    return otherFolder === folder && Number(otherWidth) > Number(width);
  });
};

/**
 * Adds to `problems` what no page of the context may cause: console errors and warnings, and
 * uncaught errors.
 */
export const watchConsole = (
  context: BrowserContext,
  expected: readonly ExpectedFailure[],
  problems: string[],
): void => {
  const requested = new Set<string>();
  context.on('request', (request) => requested.add(request.url()));
  context.on('console', (message) => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type())) return;
    if (isExpected(message.text(), url || 'http://unknown.invalid', expected)) return;
    if (isReplacedByLarger(message.text(), requested)) return;
    const page = message.page()?.url();
    problems.push(`console ${message.type()} on ${page}: ${message.text()} (${url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`uncaught on ${webError.page()?.url()}: ${error.stack ?? error.message}`);
  });
};
