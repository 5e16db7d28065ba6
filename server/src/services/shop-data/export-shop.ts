import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import Papa from 'papaparse';

import type { Config } from '../../config';
import type { WithDb } from '../../db/client';
import { media } from '../../db/schema';
import { ConflictError } from '../../shared/errors';
import { mergeOrders } from '../../shared/merge-orders';
import { readMaster } from '../media/masters';
import { readRows } from './export-rows';
import { listSeparator } from './check-cells';
import { picturesFolder } from './read-shop-files';
import { type ExportedRow, type KindName, kindNames, kindOf } from './row-kinds';

export interface ExportOptions {
  /** A folder that does not exist yet, or is empty. */
  folder: string;
  format: 'csv' | 'json';
  /** Without them, rows have the URLs of pictures in the shop. */
  withPictures: boolean;
}

const columnsOf = (kind: KindName, rows: ExportedRow[]) => {
  const { required, optional, group } = kindOf(kind);
  const isGrouped = (name: string) => group !== undefined && name.startsWith(`${group.name}.`);
  return {
    fixed: [...Object.keys(required), ...Object.keys(optional)],
    /** The group's columns of all rows. */
    grouped: mergeOrders(rows.map((row) => Object.keys(row).filter(isGrouped))),
    isGrouped,
  };
};

const cellOf = (value: unknown): unknown =>
  Array.isArray(value) ? value.join(listSeparator) : (value ?? '');

const formatCsv = (kind: KindName, rows: ExportedRow[]): string => {
  const { fixed, grouped } = columnsOf(kind, rows);
  const fields = [...fixed, ...grouped];
  const data = rows.map((row) => fields.map((field) => cellOf(row[field])));
  return `${Papa.unparse({ fields, data }, { newline: '\n' })}\n`;
};

const formatJson = (kind: KindName, rows: ExportedRow[]): string => {
  const { fixed, isGrouped } = columnsOf(kind, rows);
  const ordered = rows.map((row) => {
    const names = [...fixed, ...Object.keys(row).filter(isGrouped)];
    return Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  });
  return `${JSON.stringify(ordered, null, 2)}\n`;
};

/** Refuses a folder that holds anything, before anything is written. */
const prepareFolder = async (folder: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  const present = await readdir(folder);
  if (present.length > 0) throw new ConflictError(`${folder} is not empty: name a new folder.`);
};

/** Writes everything that can be imported into a new folder: a file for each kind, and pictures. */
export const exportShop = async (
  { db, config }: WithDb & { config: Pick<Config, 'mediaRoots'> },
  { folder, format, withPictures }: ExportOptions,
) => {
  await prepareFolder(folder);
  const { rows, files } = await db.orm.transaction(
    async (tx) => {
      const masters = await tx.select({ url: media.url, file: media.file }).from(media);
      const fileOf = new Map(masters.map(({ url, file }) => [url, file]));
      const used = new Set<string>();
      const pictureOf = (url: string): string => {
        const file = withPictures ? fileOf.get(url) : undefined;
        if (file === undefined) return url;
        used.add(file);
        return file;
      };
      return { rows: await readRows(tx, pictureOf), files: used };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  for (const file of files) {
    const target = join(folder, picturesFolder, file);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await readMaster(config.mediaRoots, file));
  }
  const formatRows = format === 'csv' ? formatCsv : formatJson;
  for (const kind of kindNames) {
    await writeFile(join(folder, `${kind}.${format}`), formatRows(kind, rows[kind]));
  }
  return {
    counts: kindNames.map((kind) => ({ kind, rows: rows[kind].length })),
    pictures: files.size,
  };
};
