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
 * Replaces what a text in Markdown has between the two comments with this name.
 *
 * @param {string} text
 * @param {string} name
 * @param {string} content
 */
export function replaceBetween(text, name, content) {
  const [begin, end] = [`<!-- begin ${name} -->`, `<!-- end ${name} -->`];
  const [beginAt, endAt] = [text.indexOf(begin), text.indexOf(end)];
  if (beginAt === -1 || endAt < beginAt) {
    throw new Problem(`The document has no place for "${name}": put ${begin} and ${end} into it.`);
  }
  return `${text.slice(0, beginAt + begin.length)}\n\n${content}\n\n${text.slice(endAt)}`;
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
