import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { ensureInstalled } from './setup/install.mjs';
import { withSetupLock } from './setup/lock.mjs';
import { commitOf } from './setup/measured-with.mjs';
import { inProject } from './setup/paths.mjs';
import { Problem, runMain } from './setup/problem.mjs';
import { seconds } from './setup/progress.mjs';
import { runSteps } from './setup/run-steps.mjs';
import { ensureChromium, ensureOtherBrowsers, lookForPostgres } from './setup/test-programs.mjs';
import { consoleProblems, passedSecondTries } from './setup/test-results.mjs';
import { browserStep, buildStep, vitestFileStep } from './setup/test-steps.mjs';
import { writeTrustDocument } from './setup/trust-document.mjs';
import { browserRun, longestFiles, timedFiles, trustLines } from './setup/trust-lines.mjs';
import { printedReport, readFigures, reportLines } from './setup/trust-report.mjs';

// `npm run test:soak`: the lines of docs/trust.md with their own numbers, and every other test that
// is too long for `npm test`. `-- --lines 4,12` measures some again, `-- --language en` runs the browser's
// tests in one language instead of both, `-- --document` writes the page. The traffic of line 28 lasts ten
// minutes, or as many as `SOAK_MINUTES` says: 60 for an hour, 0.5 to try it.

const figuresFile = inProject('node_modules', '.cache', 'selvage', 'trust-figures.jsonl');
const trustFolder = 'tests/trust';
/** Tests that measure no time wait for servers half of it; the browser's own workers fill the rest. */
const untimedAtOnce = 3;

const trustFiles = () =>
  readdirSync(inProject(trustFolder))
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => `${trustFolder}/${name}`);

const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/** Every test outside of docs/trust.md that `npm test` runs in part, or leaves out. */
const partlySkipped = () =>
  ['src', 'server/src', 'tests/integration', 'tests/contract'].flatMap((root) =>
    readdirSync(inProject(root), { recursive: true, encoding: 'utf8' })
      .filter(isTest)
      .map((name) => path.posix.join(root, name.replaceAll(path.sep, '/')))
      .filter((file) => /\bisSoak\b/.test(readFileSync(inProject(file), 'utf8'))),
  );

/** @param {string | undefined} text as `--lines` takes them */
function chooseLines(text) {
  if (text === undefined) return trustLines;
  const numbers = text.split(',').map(Number);
  const chosen = trustLines.filter(({ line }) => numbers.includes(line));
  if (chosen.length < numbers.length) {
    throw new Problem(`--lines takes numbers from 1 to ${trustLines.length}: 4,12`);
  }
  return chosen;
}

/** Forgets the figures of what is about to be measured again. @param {string[]} files */
function dropFigures(files) {
  mkdirSync(path.dirname(figuresFile), { recursive: true });
  const kept = recordedFigures().filter(
    ({ line, part }) => !files.includes(trustLines[line - 1]?.parts[part] ?? ''),
  );
  writeFileSync(figuresFile, kept.map((figure) => `${JSON.stringify(figure)}\n`).join(''));
}

const recordedFigures = () =>
  existsSync(figuresFile) ? readFigures(readFileSync(figuresFile, 'utf8')) : [];

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      lines: { type: 'string' },
      language: { type: 'string' },
      document: { type: 'boolean' },
    },
  });
  const lines = chooseLines(values.lines);
  const ofLines = lines.flatMap(({ parts }) => Object.values(parts));
  const files = [
    ...new Set([
      ...ofLines,
      ...(values.lines === undefined ? [...trustFiles(), ...partlySkipped()] : []),
    ]),
  ];

  // As it is now: files may change while it runs.
  const commit = await commitOf();
  await withSetupLock(() => ensureInstalled('all'));
  await lookForPostgres();
  const isBrowserFile = (/** @type {string} */ file) => file.startsWith(browserRun);
  const browserFiles = files.filter(isBrowserFile);
  const isBrowserRun = browserFiles.includes(browserRun);
  const chromium = browserFiles.length > 0 ? await ensureChromium() : null;
  if (chromium) await ensureOtherBrowsers();

  dropFigures(files);
  const timed = files.filter((file) => timedFiles.includes(file));
  const others = files.filter((file) => !isBrowserFile(file) && !timed.includes(file));
  const longestFirst = [...new Set([...longestFiles, ...others])].filter((file) =>
    others.includes(file),
  );
  const ofBrowserFiles = browserStep([
    ...(isBrowserRun ? [] : browserFiles),
    ...(values.language === undefined ? [] : [`--project=${values.language}`]),
  ]);
  const env = {
    SOAK: '1',
    FIGURES_FILE: figuresFile,
    ...(chromium && { CHROMIUM_PATH: chromium }),
  };
  const results = [
    ...(await runSteps([buildStep, ...timed.map(vitestFileStep)], env, 1)),
    ...(await runSteps(
      [...(browserFiles.length > 0 ? [ofBrowserFiles] : []), ...longestFirst.map(vitestFileStep)],
      env,
      untimedAtOnce,
    )),
  ];

  const ofBrowser = results.find(({ step }) => step.name === 'browser');
  if (isBrowserRun && ofBrowser) {
    const { passed, failed } = ofBrowser.counts;
    const secondTries = passedSecondTries(ofBrowser.report);
    const problems = consoleProblems(ofBrowser.report);
    const figure = `${passed} tests in Chromium passed, ${secondTries} of them at the second try, ${failed} failed; ${problems} with a violation or another problem on the console`;
    const isMet = !ofBrowser.failed && problems === 0;
    const text = JSON.stringify({ line: 20, part: 'the browser run', figure, isMet });
    appendFileSync(figuresFile, `${text}\n`);
  }

  console.log('');
  for (const { step, failed, milliseconds } of results) {
    console.log(`${failed ? 'FAILED' : 'ok    '}  ${step.label} (${seconds(milliseconds)})`);
  }
  const figures = recordedFigures();
  const report = reportLines(figures, lines);
  console.log(`\n${printedReport(report)}\n`);
  if (values.document) await writeTrustDocument(reportLines(figures), commit, files);

  const unmet = report.filter(({ isMet }) => !isMet).map(({ line }) => line);
  const notRun = report.flatMap(({ line, notRun: parts }) =>
    parts.map((part) => `${part} of line ${line}`),
  );
  console.log(
    unmet.length === 0 ? `${report.length} lines, each met.` : `Not met: ${unmet.join(', ')}.`,
  );
  if (notRun.length > 0) console.log(`Not run here: ${notRun.join(', ')}.`);
  if (unmet.length > 0 || results.some(({ failed }) => failed)) process.exitCode = 1;
});
