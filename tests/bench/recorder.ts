import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { measuredWith } from '../../scripts/setup/measured-with.mjs';
import { hasSpeedLine } from '../../scripts/setup/speed-lines.mjs';
import type { SpeedPart } from '../../scripts/setup/speed-lines.mjs';
import { lastRuns, readRuns } from '../../scripts/setup/speed-report.mjs';

/** Takes what a run of a part of the bench measures. */
export interface Recorder {
  /** The figure of a line, unless it came to no number; the note says of what it is, if of one of several. */
  figure: (line: string, value: number, note?: string) => void;
  /** Figures of those lines that begin so: what else was measured is in a table alone. */
  figures: (begin: string, values: Record<string, number>) => void;
  /** A table, printed at once and kept for docs/performance.md. */
  table: (title: string, rows: Record<string, object>) => void;
}

const commandOf = (parts: readonly string[]): string =>
  ['npm run bench', ...(parts.length > 0 ? ['--', ...parts] : [])].join(' ');

const readFile = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Begins a run of a part, and keeps what it measures in SPEED_FILE, where scripts/bench.mjs reads it. */
export const beginRun = async (part: SpeedPart): Promise<Recorder> => {
  const file = process.env.SPEED_FILE;
  if (file === undefined) throw new Error('The bench is run by `npm run bench`.');
  mkdirSync(path.dirname(file), { recursive: true });
  const run = (lastRuns(readRuns(readFile(file)), part).at(-1)?.run ?? 0) + 1;
  const keep = (recorded: object) => {
    appendFileSync(file, `${JSON.stringify({ part, run, ...recorded })}\n`);
  };

  keep({
    at: new Date().toISOString(),
    command: commandOf(process.argv.slice(2)),
    ...(await measuredWith()),
  });
  const figure: Recorder['figure'] = (line, value, note) => {
    if (!hasSpeedLine(line)) throw new Error(`No line of the bench is "${line}"`);
    if (Number.isFinite(value)) keep({ line, value, note });
  };
  return {
    figure,
    figures: (begin, values) => {
      for (const [end, value] of Object.entries(values)) {
        if (hasSpeedLine(begin + end)) figure(begin + end, value);
      }
    },
    table: (title, rows) => {
      console.log(`\n${title}:`);
      console.table(rows);
      keep({ table: title, rows });
    },
  };
};
