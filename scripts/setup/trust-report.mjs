import { markdownTable } from './document.mjs';
import { trustLines } from './trust-lines.mjs';

/**
 * A figure that a test has recorded. What could not be measured on a machine is not run: it neither meets its
 * line nor fails it.
 *
 * @typedef {{ line: number, part: string, figure: string, isMet: boolean, isNotRun?: boolean }} Figure
 * @typedef {import('./trust-lines.mjs').TrustLine} TrustLine
 */

const noFigure = 'no figure';

/**
 * Reads recorded figures, of which the last of each part counts.
 *
 * @param {string} text a JSON object a line
 * @returns {Figure[]}
 */
export function readFigures(text) {
  /** @type {Map<string, Figure>} */
  const figures = new Map();
  for (const line of text.split('\n').filter(Boolean)) {
    const figure = JSON.parse(line);
    figures.set(`${figure.line} ${figure.part}`, figure);
  }
  return [...figures.values()];
}

/**
 * The lines with the figures of their parts; a part without one is not met. A line is measured by what was run.
 *
 * @param {Figure[]} figures
 * @param {TrustLine[]} [lines]
 */
export const reportLines = (figures, lines = trustLines) =>
  lines.map(({ line, rule, parts }) => {
    /** @type {Figure[]} */
    const measured = Object.keys(parts).map((part) => {
      const found = figures.find((one) => one.line === line && one.part === part);
      return found ?? { line, part, figure: noFigure, isMet: false };
    });
    const files = [...new Set(Object.values(parts))];
    const run = measured.filter(({ isNotRun = false }) => !isNotRun);
    const notRun = measured.filter((one) => !run.includes(one)).map(({ part }) => part);
    const isMet = run.length > 0 && run.every((one) => one.isMet);
    return { line, rule, measured, files, notRun, isMet };
  });

/** @typedef {ReturnType<typeof reportLines>[number]} ReportedLine */

/**
 * @param {ReportedLine} line
 * @returns {string} whether it is met, and what of it was not run
 */
const verdict = ({ isMet, notRun }) =>
  [isMet ? 'yes' : 'no', ...(notRun.length > 0 ? [`not run: ${notRun.join(', ')}`] : [])].join(
    '; ',
  );

/**
 * @param {ReportedLine[]} lines
 * @returns {string} for a terminal
 */
export const printedReport = (lines) =>
  lines
    .flatMap(({ line, rule, measured, isMet }) => [
      `${String(line).padStart(2)}  ${isMet ? 'met    ' : 'NOT MET'}  ${rule}`,
      ...measured.map((one) => `${' '.repeat(13)}${one.part}: ${one.figure}`),
    ])
    .join('\n');

/**
 * The rows of an earlier table that still say the most: of lines that have no figure, because no test of theirs was
 * run, neither now nor before on this machine, or because the machine cannot run them.
 *
 * @param {string[][]} rows
 * @param {ReportedLine[]} lines
 * @param {string[]} filesRun the tests that were run now
 */
export const keptRows = (rows, lines, filesRun) =>
  rows.filter(([number]) =>
    lines.some(
      ({ line, measured, files }) =>
        String(line) === number &&
        measured.every(({ figure, isNotRun }) => isNotRun === true || figure === noFigure) &&
        (measured.some(({ isNotRun }) => isNotRun) ||
          !files.some((file) => filesRun.includes(file))),
    ),
  );

/**
 * @param {ReportedLine[]} lines
 * @param {string[][]} kept rows of an earlier table, whose figures and verdicts stay
 * @returns {string} a table in Markdown
 */
export function documentTable(lines, kept = []) {
  const rows = lines.map((reported) => {
    const { line, rule, measured, files } = reported;
    const figures = measured.map(({ part, figure }) => `${part}: ${figure}`).join('<br>');
    const tests = files.map((file) => `\`${file}\``).join('<br>');
    const earlier = kept.find(([number]) => number === String(line));
    const [measuredText = figures, verdictText = verdict(reported)] = earlier?.slice(2, 4) ?? [];
    return [String(line), rule, measuredText, verdictText, tests];
  });
  return markdownTable(['', 'What holds', 'Measured', 'Met', 'Test'], rows);
}
