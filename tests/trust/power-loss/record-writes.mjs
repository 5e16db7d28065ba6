/**
 * Loaded before the shop (`node --import`), in each of its threads: writes down every change that
 * Node makes below one folder, and every sync, in the order in which they were done. It stands
 * between Node and the system, so it records what the disk is told, whatever the program believes.
 *
 * `POWER_LOSS_FOLDER` is the folder, `POWER_LOSS_JOURNAL` the file to write to. An entry is the
 * length of its head as four bytes, the head as JSON, and the bytes that were written, if any.
 */
import fs from 'node:fs';
import promises from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

/** A path, or the descriptor of an open file. @typedef {string | number} Place */
/** A function of Node's, any of them. @typedef {(...args: unknown[]) => unknown} Act */
/** What writes it down: its result, then its arguments. @typedef {(...args: unknown[]) => void} Recorder */

const { POWER_LOSS_FOLDER: folder = '', POWER_LOSS_JOURNAL: journalFile = '' } = process.env;
const { openSync, writeSync } = fs;
const journal = openSync(journalFile, 'a');

/** Descriptors of the folder's open files. @type {Set<unknown>} */
const opened = new Set();

/** @param {unknown} place */
const isInside = (place) =>
  opened.has(place) ||
  (typeof place === 'string' && `${path.resolve(place)}/`.startsWith(`${folder}/`));

/**
 * @param {string} op
 * @param {unknown} place
 * @param {object} [more]
 * @param {Uint8Array} [data]
 */
const note = (op, place, more = {}, data = Buffer.alloc(0)) => {
  const file = typeof place === 'string' ? path.resolve(place) : place;
  const head = Buffer.from(JSON.stringify({ op, file, ...more, bytes: data.length }));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(head.length);
  // One write, so that two threads never mix their entries.
  writeSync(journal, Buffer.concat([length, head, data]));
};

/** @param {unknown} content */
const bytesOf = (content) =>
  ArrayBuffer.isView(content)
    ? new Uint8Array(content.buffer, content.byteOffset, content.byteLength)
    : Buffer.from(String(content));

/** @type {Recorder} */
const noteWholeFile = (place, content) => {
  note('truncate', place, { size: 0 });
  note('write', place, { position: 0 }, bytesOf(content));
};

/** @type {Recorder} */
const refuse = () => {
  throw new Error('The model of the power loss does not know this way of changing a file.');
};

/** How each function is written down once it has succeeded: its result, then its arguments. */
const recorders = {
  /** @type {Recorder} */
  openSync: (descriptor, place, flags) => {
    opened.add(descriptor);
    note('open', place, { descriptor });
    const empties = typeof flags === 'number' && (flags & fs.constants.O_TRUNC) !== 0;
    if (empties || String(flags).startsWith('w')) note('truncate', descriptor, { size: 0 });
  },
  /** @type {Recorder} */
  closeSync: (_, descriptor) => {
    opened.delete(descriptor);
    note('close', descriptor);
  },
  /** @type {Recorder} */
  writeSync: (written, place, buffer, offset, _length, position) => {
    if (typeof position !== 'number') throw new Error('A write does not say where to.');
    const from = Number(offset);
    note('write', place, { position }, bytesOf(buffer).subarray(from, from + Number(written)));
  },
  /** @type {Recorder} */
  writeFileSync: (_, place, content) => noteWholeFile(place, content),
  /** @type {Recorder} */
  truncateSync: (_, place, size = 0) => note('truncate', place, { size }),
  /** @type {Recorder} */
  ftruncateSync: (_, place, size = 0) => note('truncate', place, { size }),
  /** @type {Recorder} */
  fsyncSync: (_, place) => note('sync', place),
  /** @type {Recorder} */
  fdatasyncSync: (_, place) => note('sync', place),
  /** @type {Recorder} */
  renameSync: (_, place, to) => note('rename', place, { to: path.resolve(String(to)) }),
  /** @type {Recorder} */
  unlinkSync: (_, place) => note('remove', place),
  /** @type {Recorder} */
  rmdirSync: (_, place) => note('remove', place),
  /** @type {Recorder} */
  mkdirSync: (_, place) => note('folder', place),
  ...{ writevSync: refuse, appendFileSync: refuse, copyFileSync: refuse, rmSync: refuse },
  ...{ linkSync: refuse, symlinkSync: refuse, cpSync: refuse },
};

/** The same for those that give back a promise. */
const asyncRecorders = {
  /** @type {Recorder} */
  open: (handle, place) => {
    const { sync } = /** @type {{ sync: () => Promise<void> }} */ (handle);
    Reflect.set(/** @type {object} */ (handle), 'sync', async () => {
      await sync.call(handle);
      note('sync', place);
    });
  },
  /** @type {Recorder} */
  writeFile: (_, place, content) => noteWholeFile(place, content),
  /** @type {Recorder} */
  rename: (_, place, to) => note('rename', place, { to: path.resolve(String(to)) }),
  /** @type {Recorder} */
  mkdir: (_, place) => note('folder', place),
  /** @type {Recorder} */
  rm: (_, place) => note('remove', place),
  ...{ unlink: refuse, rmdir: refuse, truncate: refuse, copyFile: refuse, cp: refuse },
  ...{ link: refuse, symlink: refuse, appendFile: refuse },
};

/** Above 0 while Node carries out one of its functions by others of them. */
let depth = 0;

for (const [name, record] of Object.entries(recorders)) {
  const act = /** @type {Act} */ (Reflect.get(fs, name));
  /** @type {Act} */
  const recorded = (...args) => {
    const counts = depth === 0 && isInside(args[0]);
    depth += 1;
    try {
      const result = act(...args);
      if (counts) record(result, ...args);
      return result;
    } finally {
      depth -= 1;
    }
  };
  Reflect.set(fs, name, recorded);
}

for (const [name, record] of Object.entries(asyncRecorders)) {
  const act = /** @type {Act} */ (Reflect.get(promises, name));
  /** @param {unknown[]} args */
  const recorded = async (...args) => {
    const result = await act(...args);
    if (isInside(args[0])) record(result, ...args);
    return result;
  };
  Reflect.set(promises, name, recorded);
}

syncBuiltinESMExports();
