import { markdownTable } from './document.mjs';
import { speedLines } from './speed-lines.mjs';

/**
 * A figure of a line; the note says of what it is, where it is the worst of several.
 *
 * @typedef {{ value: number, note?: string }} SpeedFigure
 */

/**
 * A printed table: its cells by row and column.
 *
 * @typedef {Record<string, Record<string, unknown>>} SpeedTable
 */

/**
 * A run of a part of the bench: when and how it was, its figures by line, and its tables by title.
 *
 * @typedef {object} SpeedRun
 * @property {string} part
 * @property {number} run
 * @property {string} at
 * @property {string} command
 * @property {string} versions
 * @property {string} machine
 * @property {Record<string, SpeedFigure>} figures
 * @property {Record<string, SpeedTable>} tables
 */

/** @typedef {import('./speed-lines.mjs').SpeedLine} SpeedLine */

/** As many runs in a row are shown. */
const shownRuns = 3;
const notMeasured = 'not measured';

/**
 * Reads what runs have recorded: a line for the begin of each, and for each figure and table.
 *
 * @param {string} text a JSON object a line
 * @returns {SpeedRun[]}
 */
export function readRuns(text) {
  /** @type {Map<string, SpeedRun>} */
  const runs = new Map();
  const objects = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  for (const recorded of objects) {
    const key = `${recorded.part} ${recorded.run}`;
    const run = runs.get(key);
    if (run === undefined) runs.set(key, { ...recorded, figures: {}, tables: {} });
    else if ('table' in recorded) run.tables[recorded.table] = recorded.rows;
    else run.figures[recorded.line] = { value: recorded.value, note: recorded.note };
  }
  return [...runs.values()];
}

/**
 * @param {SpeedRun[]} runs
 * @param {string} part
 * @returns {SpeedRun[]} the last runs of the part, the newest at the end
 */
export const lastRuns = (runs, part) => runs.filter((run) => run.part === part).slice(-shownRuns);

/** @param {SpeedLine} line */
function goalOf({ atMost, atLeast }) {
  if (atMost !== undefined) return `at most ${atMost}`;
  return atLeast === undefined ? 'no goal' : `at least ${atLeast}`;
}

/**
 * @param {SpeedLine} line
 * @param {number[]} values
 */
function verdictOf({ atMost, atLeast }, values) {
  if (values.length === 0) return notMeasured;
  if (atMost === undefined && atLeast === undefined) return '';
  return values.every((value) => value <= (atMost ?? value) && value >= (atLeast ?? value))
    ? 'met'
    : 'not met';
}

/** @param {SpeedFigure | undefined} figure */
const textOf = (figure) =>
  figure === undefined ? notMeasured : `${figure.value}${figure.note ? ` (${figure.note})` : ''}`;

/**
 * The lines with what the last runs measured; they are met where each of these runs met them.
 *
 * @param {SpeedRun[]} runs
 * @param {SpeedLine[]} [lines]
 */
export const reportSpeed = (runs, lines = speedLines) =>
  lines.map((line) => {
    const measured = lastRuns(runs, line.part).map(({ figures }) => figures[line.line]);
    return {
      line: line.line,
      ours: Array.from({ length: shownRuns }, (_, at) => textOf(measured[at])),
      goal: goalOf(line),
      everShop: String(line.everShop ?? notMeasured),
      medusa: String(line.medusa ?? notMeasured),
      verdict: verdictOf(
        line,
        measured.flatMap((figure) => figure?.value ?? []),
      ),
    };
  });

/** @typedef {ReturnType<typeof reportSpeed>[number]} ReportedSpeed */

/** @param {ReportedSpeed[]} report */
const reportCells = (report) =>
  report.map(({ line, ours, goal, everShop, medusa, verdict }) => [
    line,
    ...ours,
    goal,
    everShop,
    medusa,
    verdict,
  ]);

const reportHead = ['', 'ours, run 1', 'run 2', 'run 3', 'goal', 'EverShop 2.2.1', 'Medusa 2', ''];

/**
 * @param {ReportedSpeed[]} report
 * @returns {string} for a terminal
 */
export function printedSpeed(report) {
  const rows = [reportHead, ...reportCells(report)];
  const widths = reportHead.map((_, at) =>
    Math.max(...rows.map((cells) => cells[at]?.length ?? 0)),
  );
  return rows
    .map((cells) =>
      cells
        .map((text, at) => text.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/**
 * @param {ReportedSpeed[]} report
 * @returns {string} how many lines are met
 */
export function speedSummary(report) {
  const count = (/** @type {string} */ wanted) =>
    report.filter(({ verdict }) => verdict === wanted).length;
  return `Met: ${count('met')}, not met: ${count('not met')}, not measured: ${count(notMeasured)}.`;
}

/**
 * @param {ReportedSpeed[]} report
 * @returns {string} a table in Markdown
 */
export const speedTable = (report) => markdownTable(reportHead, reportCells(report));

/**
 * @param {SpeedRun[]} runs
 * @returns {string} when, how and on what each of them was measured
 */
export const runsTable = (runs) =>
  markdownTable(
    ['Part', 'Run', 'Begun', 'Command', 'With', 'Machine'],
    runs.map(({ part, run, at, command, versions, machine }) => [
      part,
      String(run),
      at.slice(0, 16).replace('T', ' '),
      `\`${command}\``,
      versions,
      machine,
    ]),
  );

/**
 * @param {SpeedRun} run
 * @returns {string} its tables, each below its title
 */
export const tablesOf = ({ tables }) =>
  Object.entries(tables)
    .map(([title, rows]) => {
      const columns = [...new Set(Object.values(rows).flatMap((row) => Object.keys(row)))];
      const cells = Object.entries(rows).map(([name, row]) => [
        name,
        ...columns.map((column) => String(row[column] ?? '')),
      ]);
      return `${title}:\n\n${markdownTable(['', ...columns], cells)}`;
    })
    .join('\n\n');
