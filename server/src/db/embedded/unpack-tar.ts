import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';

const blockBytes = 512;
const folderType = '5';

/** The fields of an entry's header (POSIX ustar): offset and length. */
const fields = { name: [0, 100], size: [124, 12], type: [156, 1], prefix: [345, 155] } as const;

const read = (header: Buffer, [start, length]: readonly [number, number]): string =>
  header.toString('utf8', start, start + length).replace(/\0.*/s, '');

/** Unpacks a tar, PGlite's format of dumps, into an existing folder. */
export const unpackTar = async (tar: Buffer, folder: string): Promise<void> => {
  for (let at = 0; at + blockBytes <= tar.length && tar[at] !== 0;) {
    const header = tar.subarray(at, at + blockBytes);
    const size = Number.parseInt(read(header, fields.size), 8) || 0;
    const name = join('/', read(header, fields.prefix), read(header, fields.name));
    const path = join(folder, normalize(name));
    if (read(header, fields.type) === folderType) {
      await mkdir(path, { recursive: true });
    } else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, tar.subarray(at + blockBytes, at + blockBytes + size));
    }
    at += blockBytes + Math.ceil(size / blockBytes) * blockBytes;
  }
};
