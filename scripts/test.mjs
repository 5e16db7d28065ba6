import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { nodeVersionProblem } from './setup/node-version.mjs';
import { Problem, runMain } from './setup/problem.mjs';
import { seconds } from './setup/progress.mjs';
import { runSteps } from './setup/run-steps.mjs';
import { ensureChromium, lookForPostgres, reportOtherBrowsers } from './setup/test-programs.mjs';
import { countsLine, sumCounts } from './setup/test-results.mjs';
import { makeTemporaryFolder } from './setup/temporary-folder.mjs';
import { selectSteps, steps } from './setup/test-steps.mjs';

// `npm test`: every check and every test, from a fresh clone; `npm test -- --only unit,browser` picks.
await runMain(async () => {
  const problem = nodeVersionProblem(process.versions.node);
  if (problem) throw new Problem(problem);

  const started = Date.now();
  const selected = selectSteps(steps, process.argv.slice(2));
  const tests = selected.filter((step) => step.kind === 'tests');

  await withSetupLock(() => ensureInstalled('all'));
  const browser = tests.some((step) => step.name === 'browser') ? await ensureChromium() : null;
  if (browser) reportOtherBrowsers();
  if (tests.some(({ name }) => name === 'integration' || name === 'trust')) await lookForPostgres();

  const results = await runSteps(selected, {
    TMPDIR: makeTemporaryFolder(),
    ...(browser && { CHROMIUM_PATH: browser }),
  });
  const failures = results.filter((result) => result.failed);

  console.log('');
  for (const { step, failed, milliseconds } of results) {
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${step.label} (${seconds(milliseconds)})`);
  }
  console.log(`\nThe whole run took ${seconds(Date.now() - started)}.`);
  console.log(countsLine(sumCounts(results.map((result) => result.counts))));
  if (failures.length > 0) process.exitCode = 1;
});
