import { writeFileSync } from 'node:fs';

import { Problem } from './problem.mjs';

const cell = (/** @type {string} */ text) => text.replaceAll('|', String.raw`\|`);

/**
 * @param {string[]} head
 * @param {string[][]} rows
 * @returns {string} a table in Markdown
 */
export const markdownTable = (head, rows) =>
  [head, head.map(() => '---'), ...rows.map((cells) => cells.map(cell))]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * @param {string} text that has one table in Markdown, or none
 * @returns {string[][]} the cells of its rows
 */
export const tableRows = (text) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((row) =>
      row
        .split(/(?<!\\)\|/)
        .slice(1, -1)
        .map((content) => content.trim().replaceAll(String.raw`\|`, '|')),
    );

/**
 * Where a text in Markdown has what is between the two comments with this name.
 *
 * @param {string} text
 * @param {string} name
 * @returns {[number, number]} from where, and up to where
 */
function placeOf(text, name) {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [beginAt, endAt] = [text.indexOf(begin), text.indexOf(end)];
  if (beginAt === -1 || endAt < beginAt) {
    throw new Problem(`The document has no place for "${name}": put ${begin} and ${end} into it.`);
  }
  return [beginAt + begin.length, endAt];
}

/**
 * @param {string} text
 * @param {string} name
 * @returns {string} what the text has between the two comments with this name
 */
export const readBetween = (text, name) => text.slice(...placeOf(text, name)).trim();

/**
 * Replaces what a text in Markdown has between the two comments with this name.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} content
 */
export function replaceBetween(text, name, content) {
  const [from, to] = placeOf(text, name);
  return `${text.slice(0, from)}\n\n${content}\n\n${text.slice(to)}`;
}

/**
 * Writes a text in Markdown as prettier formats it.
 *
 * @param {string} file
 * @param {string} text
 */
export async function writeDocument(file, text) {
  const { format, resolveConfig } = await import('prettier');
  const options = await resolveConfig(file);
  writeFileSync(file, await format(text, { ...options, filepath: file }));
}
