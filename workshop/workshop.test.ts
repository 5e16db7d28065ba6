import { readdirSync, readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { readCatalog } from '../server/src/shared/catalogs';
import { inProject } from '../scripts/setup/paths.mjs';

const sheetsFolder = inProject('workshop', 'sheets');
const sheets = readdirSync(sheetsFolder).map((file) => ({
  name: file.replace(/\.tsx$/, ''),
  text: readFileSync(`${sheetsFolder}/${file}`, 'utf8'),
}));

it('uses texts that the shop has in every language', () => {
  const messages = readCatalog('ar');
  const used = sheets.flatMap(({ text }) =>
    [...text.matchAll(/i18n\.t\(\s*'([^']*)'/g)].map(([, message = '']) => message),
  );
  expect(used.filter((message) => messages[message] === undefined)).toEqual([]);
});
