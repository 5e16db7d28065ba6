import { type DocumentNode, evaluate, parse as parseJson } from '@humanwhocodes/momoa';
import Papa from 'papaparse';

/** A row of a file, not checked: texts from CSV, anything from JSON. */
export interface RawRow {
  line: number;
  cells: Record<string, unknown>;
}

/** The rows of a file, and the problems of lines that can't be read. */
export interface RawFile {
  rows: RawRow[];
  /** The columns of its first line; undefined in JSON, where each row names its own. */
  columns?: string[];
  problems: { line: number; message: string }[];
}

/** The delimiter, found in the line of column names. */
const delimiterOf = (text: string): string => {
  const [head = ''] = text.split('\n', 1);
  const places = [',', ';', '\t'].map((delimiter) => head.split(delimiter).length);
  return [',', ';', '\t'][places.indexOf(Math.max(...places))] ?? ',';
};

const newlines = (text: string) => text.split('\n').length - 1;

/**
 * Reads CSV with a line of column names, separated by commas, semicolons or tabs. A row's line is
 * that of its first character, since cells may hold line breaks.
 */
export const readCsv = (text: string): RawFile => {
  const rows: RawRow[] = [];
  const problems: RawFile['problems'] = [];
  let columns: string[] | undefined;
  let start = 0;
  let line = 1;
  Papa.parse<string[]>(text, {
    delimiter: delimiterOf(text),
    step: ({ data, errors, meta }) => {
      for (const { type, message } of errors) {
        if (type === 'Quotes') problems.push({ line, message: `${message}.` });
      }
      const isBlank = data.length === 1 && data[0]?.trim() === '';
      if (columns === undefined) {
        columns = data.map((name) => name.trim());
      } else if (data.length !== columns.length && !isBlank) {
        const message = `There are ${data.length} cells; the first line has ${columns.length}.`;
        problems.push({ line, message });
      } else if (!isBlank) {
        const names = columns;
        const cells = Object.fromEntries(data.map((cell, at) => [names[at] ?? '', cell.trim()]));
        rows.push({ line, cells });
      }
      line += newlines(text.slice(start, meta.cursor));
      start = meta.cursor;
    },
  });
  const repeated = columns?.find((name, at) => columns?.indexOf(name) !== at);
  if (repeated !== undefined) {
    problems.push({ line: 1, message: `There are two columns "${repeated}".` });
  }
  return { rows, columns: columns ?? [], problems };
};

const notRows = (line: number): RawFile => ({
  rows: [],
  problems: [{ line, message: 'This must be a list of objects: [{ … }, { … }].' }],
});

/** Reads JSON: a list of objects. */
export const readJson = (text: string): RawFile => {
  let document: DocumentNode;
  try {
    document = parseJson(text, { mode: 'json' });
  } catch (error) {
    const { line = 1, message } = error as Error & { line?: number };
    return { rows: [], problems: [{ line, message }] };
  }
  if (document.body.type !== 'Array') return notRows(document.body.loc.start.line);
  const rows: RawRow[] = [];
  for (const { value } of document.body.elements) {
    const { line } = value.loc.start;
    if (value.type !== 'Object') return notRows(line);
    rows.push({ line, cells: evaluate(value) as Record<string, unknown> });
  }
  return { rows, problems: [] };
};
