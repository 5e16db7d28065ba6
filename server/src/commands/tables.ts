import Table from 'cli-table3';

import type { Page } from '../db/page';

const noLines = {
  ...Object.fromEntries(
    ['top', 'bottom', 'left', 'right']
      .flatMap((side) => [side, `${side}-mid`, `${side}-left`, `${side}-right`])
      .map((name) => [name, '']),
  ),
  mid: '',
  'mid-mid': '',
  middle: '  ',
};
const plain = { head: [], border: [], compact: true, 'padding-left': 0, 'padding-right': 0 };

/** Text in one line, without control characters, which a terminal would obey. */
const printable = (value: string | number): string =>
  String(value).replaceAll(/[\p{Cc}\p{Bidi_Control}\p{Zl}\p{Zp}]+/gu, ' ');

const render = (head: string[], rows: (string | number)[][]): string => {
  const colAligns = (rows[0] ?? []).map((cell) => (typeof cell === 'number' ? 'right' : 'left'));
  const made = new Table({ head, colAligns, chars: noLines, style: plain });
  made.push(...rows.map((row) => row.map(printable)));
  const lines = made.toString().split('\n');
  return lines.map((line) => line.trimEnd()).join('\n');
};

/** Rows in columns under their names, without lines and colors. Numbers are set to the right. */
export const table = (columns: string[], rows: (string | number)[][]): string =>
  render(
    columns.map((column) => column.toUpperCase()),
    rows,
  );

/** The fields of one thing, a line for each that has a value. */
export const fieldList = (fields: Record<string, string | number | null | undefined>): string =>
  render(
    [],
    Object.entries(fields).flatMap(([name, value]) =>
      value === null || value === undefined || value === '' ? [] : [[`${name}:`, String(value)]],
    ),
  );

/** A number with its noun, e.g. “1 order”; `things` is a plural that ends in s. */
export const counted = (number: number, things: string): string =>
  `${number} ${number === 1 ? things.slice(0, -1) : things}`;

/** Which page it is, e.g. “Page 2 of 5, 214 orders”. */
const pageLine = ({ page, perPage, total }: Page<unknown>, things: string): string =>
  total <= perPage && page === 1
    ? counted(total, things)
    : `Page ${page} of ${Math.max(1, Math.ceil(total / perPage))}, ${counted(total, things)}`;

/** A page as a table and as the data of `--json`; `things` is the plural of what it lists. */
export const pageResult = <T>(
  page: Page<T>,
  things: string,
  columns: string[],
  row: (one: T) => (string | number)[],
) => ({
  text: [
    ...(page.rows.length === 0 ? [] : [table(columns, page.rows.map(row)), '']),
    pageLine(page, things),
  ].join('\n'),
  data: {
    data: page.rows,
    page: page.page,
    per_page: page.perPage,
    total: page.total,
  },
});

/** A time as the shop’s clock shows it, e.g. 2026-11-23 14:05. */
export const localTime = (time: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    time,
  );
