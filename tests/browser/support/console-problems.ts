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

/**
 * Adds to `problems` what no page of the context may cause: console errors and warnings, and
 * uncaught errors.
 */
export const watchConsole = (
  context: BrowserContext,
  expected: readonly ExpectedFailure[],
  problems: string[],
): void => {
  context.on('console', (message) => {
    const { url } = message.location();
    if (!['error', 'warning'].includes(message.type())) return;
    if (isExpected(message.text(), url || 'http://unknown.invalid', expected)) return;
    const page = message.page()?.url();
    problems.push(`console ${message.type()} on ${page}: ${message.text()} (${url})`);
  });
  context.on('weberror', (webError) => {
    const error = webError.error();
    problems.push(`uncaught on ${webError.page()?.url()}: ${error.stack ?? error.message}`);
  });
};
