import { appendFileSync } from 'node:fs';

import { trustLines } from '../../scripts/setup/trust-lines.mjs';
import type { Figure } from '../../scripts/setup/trust-report.mjs';

/** Whether the tests of docs/trust.md take its own numbers (`npm run test:soak`), not a few. */
export const isSoak = process.env.SOAK === '1';

const record = (recorded: Figure): void => {
  const { line, part, figure } = recorded;
  const parts = trustLines.find((one) => one.line === line)?.parts ?? {};
  if (!Object.hasOwn(parts, part)) throw new Error(`Line ${line} has no part "${part}"`);
  const file = process.env.FIGURES_FILE;
  if (file === undefined) console.info(`Line ${line}, ${part}: ${figure}`);
  else appendFileSync(file, `${JSON.stringify(recorded)}\n`);
};

/**
 * Records what a test has measured for a part of a line of docs/trust.md. `npm run test:soak`
 * collects the figures; any other run prints them.
 *
 * @param isMet whether the line holds; what does not depend on the machine is asserted instead
 */
export const recordFigure = (line: number, part: string, figure: string, isMet = true): void =>
  record({ line, part, figure, isMet });

/** Records that a part could not be measured here, which is not counted as met. */
export const recordNotRun = (line: number, part: string, why: string): void =>
  record({ line, part, figure: `not run: ${why}`, isMet: false, isNotRun: true });
