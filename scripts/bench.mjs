import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

import { inProject } from './setup/paths.mjs';
import { Problem, runMain } from './setup/problem.mjs';
import { run } from './setup/progress.mjs';
import { writeSpeedDocument } from './setup/speed-document.mjs';
import { speedParts } from './setup/speed-lines.mjs';
import { printedSpeed, readRuns, reportSpeed, speedSummary } from './setup/speed-report.mjs';
import { setUp } from './setup/start-shop.mjs';
import { ensureChromium } from './setup/test-programs.mjs';

// `npm run bench`: what pages and requests cost, and how fast they are, beside goals and peers.
// `-- pages inputs` measures some parts, `-- --recorded` none: it shows what was measured before.
// `-- --document` writes the tables of docs/performance.md.

const recordsFile = inProject('node_modules', '.cache', 'selvage', 'speed-figures.jsonl');

/**
 * @param {string[]} parts
 * @returns {Promise<number>} the exit code
 */
async function measure(parts) {
  await setUp('all');
  const { code } = await run(
    process.execPath,
    [
      inProject('node_modules', 'tsx', 'dist', 'cli.mjs'),
      inProject('tests', 'bench', 'bench.ts'),
      ...parts,
    ],
    {
      env: {
        ...process.env,
        CHROMIUM_PATH: await ensureChromium(),
        SPEED_FILE: recordsFile,
        // The shop is started as a house starts it, without the tests' options of Node.
        SOAK: '1',
      },
      show: true,
    },
  );
  return code;
}

await runMain(async () => {
  const { values, positionals } = parseArgs({
    options: { document: { type: 'boolean' }, recorded: { type: 'boolean' } },
    allowPositionals: true,
  });
  const unknown = positionals.find((name) => !speedParts.some((part) => part === name));
  if (unknown !== undefined) {
    throw new Problem(`"${unknown}" is no part of the bench: ${speedParts.join(', ')}`);
  }

  const code = values.recorded ? 0 : await measure(positionals);
  const runs = existsSync(recordsFile) ? readRuns(readFileSync(recordsFile, 'utf8')) : [];
  const report = reportSpeed(runs);
  console.log(`\n${printedSpeed(report)}\n\n${speedSummary(report)}`);
  if (values.document) await writeSpeedDocument(runs);
  process.exitCode = code;
});
