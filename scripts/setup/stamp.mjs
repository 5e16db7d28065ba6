import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @param {string | Buffer} content
 * @returns {string} SHA-256 in hex
 */
export const hashOf = (content) => createHash('sha256').update(content).digest('hex');

/**
 * @param {string} file
 * @returns {any} the file's JSON, or null when it is missing or broken
 */
export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Writes a file atomically, so that an interrupted write never looks complete.
 *
 * @param {string} file
 * @param {unknown} value
 */
export function writeJson(file, value) {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(value));
  renameSync(draft, file);
}
