import { readFileSync, statSync } from 'node:fs';

/** A path, or the descriptor of an open file. */
type Place = string | number;

/** One change of a folder, or a sync, as recorded by `record-writes.mjs`. */
export type Change =
  | { op: 'open'; file: string; descriptor: number }
  | { op: 'close'; file: number }
  | { op: 'write'; file: Place; position: number; data: Buffer }
  | { op: 'truncate'; file: Place; size: number }
  | { op: 'sync'; file: Place }
  | { op: 'rename'; file: string; to: string }
  | { op: 'remove'; file: string }
  | { op: 'folder'; file: string };

/** A change and the end of its entry in the journal. */
export interface Entry {
  change: Change;
  end: number;
}

const lengthBytes = 4;

/** The journal's current end: everything before it has been done. */
export const journalEnd = (file: string): number => statSync(file).size;

/** All recorded changes in order; an incomplete last entry is left out. */
export const readJournal = (file: string): Entry[] => {
  const journal = readFileSync(file);
  const entries: Entry[] = [];
  for (let at = 0; at + lengthBytes <= journal.length;) {
    const headEnd = at + lengthBytes + journal.readUInt32LE(at);
    if (headEnd > journal.length) break;
    const head = JSON.parse(journal.toString('utf8', at + lengthBytes, headEnd)) as Change & {
      bytes: number;
    };
    const end = headEnd + head.bytes;
    if (end > journal.length) break;
    const change = head.op === 'write' ? { ...head, data: journal.subarray(headEnd, end) } : head;
    entries.push({ change, end });
    at = end;
  }
  return entries;
};
