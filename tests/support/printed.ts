import { inspect } from 'node:util';

import { vi } from 'vitest';

import { assertNothingPersonal } from './personal-data';

const methods = ['error', 'warn', 'log', 'info'] as const;

const printed: string[] = [];

const keep = (...values: unknown[]) => {
  const texts = values.map((value) =>
    typeof value === 'string' ? value : inspect(value, { depth: null }),
  );
  printed.push(texts.join(' '));
};

/**
 * Keeps what is printed on the console from now on. The function that is returned ends this, and throws
 * when any of it was personal.
 */
export const watchConsole = (): (() => void) => {
  const originals = methods.map((method) => [method, console[method]] as const);
  for (const [method, print] of originals) {
    console[method] = (...values: unknown[]) => {
      keep(...values);
      print(...values);
    };
  }
  return () => {
    for (const [method, print] of originals) console[method] = print;
    assertNothingPersonal(printed.splice(0).join('\n'));
  };
};

/** Keeps errors that a test expects off the console, but not out of the search for personal data. */
export const quietErrors = () => vi.spyOn(console, 'error').mockImplementation(keep);
