import type { TSchema } from 'typebox';
import { Value } from 'typebox/value';

import { storageProblem } from '../../shared/storable';
import type { RawFile } from './read-rows';
import { type KindName, kindOf, type Problem, type Row } from './row-kinds';

/** Separates the words of a list in a cell. */
export const listSeparator = '|';

const isScalar = (cell: unknown): cell is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof cell);

/** A cell converted to the schema's type, null when it is empty; undefined when it is not valid. */
const readCell = (schema: TSchema, cell: unknown): unknown => {
  const isList = 'type' in schema && schema.type === 'array';
  if (cell === null || cell === '') return isList ? [] : null;
  const words =
    isList && typeof cell === 'string'
      ? cell.split(listSeparator).map((word) => word.trim())
      : Array.isArray(cell) && cell.every(isScalar)
        ? cell.map(String)
        : isScalar(cell)
          ? String(cell)
          : cell;
  const value: unknown = Value.Convert(schema, words);
  return Value.Check(schema, value) ? value : undefined;
};

const describe = (schema: TSchema) =>
  'description' in schema ? String(schema.description) : 'something else';

/**
 * Reads the rows of one kind, with a problem for every invalid cell. `partial` are the rows that lack
 * something required.
 */
export const checkCells = <N extends KindName>(
  kind: N,
  file: string,
  raw: RawFile,
): { rows: Row<N>[]; partial: Partial<Row<N>>[]; problems: Problem[] } => {
  const { required, optional, group } = kindOf(kind);
  const problems: Problem[] = raw.problems.map(({ line, message }) => ({
    at: `${file}:${line}`,
    message,
  }));
  const prefix = group && `${group.name}.`;
  const schemas: Record<string, TSchema> = { ...required, ...optional };
  const schemaOf = (column: string): TSchema | undefined => {
    if (prefix !== undefined && column.startsWith(prefix)) return group?.schema;
    return Object.hasOwn(schemas, column) ? schemas[column] : undefined;
  };
  const checkColumns = (columns: string[], line: number): void => {
    for (const name of Object.keys(required)) {
      if (columns.includes(name)) continue;
      problems.push({ at: `${file}:${line}`, message: `The column "${name}" is missing.` });
    }
    for (const name of columns) {
      if (schemaOf(name)) continue;
      const known = Object.keys(schemas).join(', ');
      const more = prefix === undefined ? '' : `, ${prefix}…`;
      problems.push({
        at: `${file}:${line}`,
        message: `The column "${name}" is unknown. There are: ${known}${more}.`,
      });
    }
  };
  if (raw.columns) checkColumns(raw.columns, 1);

  const partial: Partial<Row<N>>[] = [];
  const rows = raw.rows.flatMap(({ line, cells }) => {
    const at = `${file}:${line}`;
    const values: Record<string, unknown> = {};
    const grouped: Record<string, unknown> = {};
    const unread: string[] = [];
    if (!raw.columns) checkColumns(Object.keys(cells), line);
    for (const [column, cell] of Object.entries(cells)) {
      const schema = schemaOf(column);
      if (!schema) continue;
      const value = readCell(schema, cell);
      const isMissing = Object.hasOwn(required, column) && value === null;
      if (value === undefined || isMissing || storageProblem(value) !== undefined) {
        const found = isMissing ? 'is empty: it' : isScalar(cell) ? `"${cell}"` : '';
        problems.push({ at, message: `${column} ${found} must be ${describe(schema)}.` });
        unread.push(column);
      } else if (prefix !== undefined && column.startsWith(prefix)) {
        grouped[column.slice(prefix.length)] = value;
      } else {
        values[column] = value;
      }
    }
    const row = { ...values, ...(group ? { group: grouped } : {}), at, unread };
    if (Object.keys(required).every((name) => name in values)) return [row as unknown as Row<N>];
    partial.push(row as Partial<Row<N>>);
    return [];
  });
  return { rows, partial, problems };
};
