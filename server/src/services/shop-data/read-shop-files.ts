import { isUtf8 } from 'node:buffer';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';

import { checkCells } from './check-cells';
import { readCsv, readJson } from './read-rows';
import {
  type KindName,
  kindNames,
  type PartialRows,
  type Problem,
  type ShopRows,
} from './row-kinds';

/** The folder of the pictures, beside the files. */
export const picturesFolder = 'pictures';

const readers: Record<string, typeof readCsv> = { '.csv': readCsv, '.json': readJson };

/** A file's text without a byte order mark; undefined if it is not UTF-8. */
const decode = (bytes: Buffer): string | undefined =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : undefined;

const kindOfFile = (name: string): KindName | undefined => {
  const stem = basename(name, extname(name));
  return kindNames.find((kind) => kind === stem);
};

/** The files at a path, which is a folder or one file; undefined when there is neither. */
const listFiles = async (
  path: string,
): Promise<{ folder: string; names: string[] } | undefined> => {
  const found = await stat(path).catch(() => undefined);
  if (found?.isFile()) return { folder: dirname(path), names: [basename(path)] };
  return found?.isDirectory() ? { folder: path, names: (await readdir(path)).sort() } : undefined;
};

export interface ShopFiles {
  /** The folder that holds the files; its `pictures` are the pictures. */
  folder: string;
  rows: ShopRows;
  partial: PartialRows;
  problems: Problem[];
}

/**
 * Reads a folder of CSV and JSON files named after their kinds, or one such file. What can't be read
 * is among the problems.
 */
export const readShopFiles = async (path: string): Promise<ShopFiles> => {
  const found = await listFiles(path);
  if (!found) {
    return {
      folder: path,
      rows: {},
      partial: {},
      problems: [{ at: path, message: 'There is no such folder.' }],
    };
  }
  const { folder, names } = found;
  const rows: ShopRows = {};
  const partial: PartialRows = {};
  const problems: Problem[] = [];
  for (const name of names) {
    const kind = kindOfFile(name);
    const read = readers[extname(name)];
    if (!read) continue;
    if (!kind) {
      const known = kindNames.join(', ');
      const message = `This file is unknown. There are, as .csv or .json: ${known}.`;
      problems.push({ at: name, message });
      continue;
    }
    if (rows[kind]) {
      problems.push({ at: name, message: `There is both ${kind}.csv and ${kind}.json.` });
      continue;
    }
    const text = decode(await readFile(join(folder, name)));
    if (text === undefined) {
      problems.push({ at: name, message: 'The file must be saved as UTF-8.' });
      continue;
    }
    const checked = checkCells(kind, name, read(text));
    Object.assign(rows, { [kind]: checked.rows });
    Object.assign(partial, { [kind]: checked.partial });
    problems.push(...checked.problems);
  }
  if (Object.keys(rows).length === 0 && problems.length === 0) {
    problems.push({ at: path, message: 'There is nothing to import.' });
  }
  return { folder, rows, partial, problems };
};
