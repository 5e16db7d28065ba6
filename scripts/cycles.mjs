import path from 'node:path';

import ts from 'typescript';

import { findCycles } from './setup/import-cycles.mjs';
import { projectRoot } from './setup/paths.mjs';

// Prints import cycles. Unlike ESLint's import/no-cycle, this sees imports of types too, and takes a
// second for the whole tree.
const { config } = ts.readConfigFile(path.join(projectRoot, 'tsconfig.json'), ts.sys.readFile);
const { fileNames, options } = ts.parseJsonConfigFileContent(config, ts.sys, projectRoot);
const cache = ts.createModuleResolutionCache(projectRoot, (name) => name, options);

const relative = (/** @type {string} */ file) => path.relative(projectRoot, file);

const importsOf = (/** @type {string} */ file) =>
  ts
    .preProcessFile(ts.sys.readFile(file) ?? '')
    .importedFiles.flatMap(
      ({ fileName }) =>
        ts.resolveModuleName(fileName, file, options, ts.sys, cache).resolvedModule ?? [],
    )
    .filter(({ isExternalLibraryImport }) => isExternalLibraryImport !== true)
    .map(({ resolvedFileName }) => relative(resolvedFileName));

const cycles = findCycles(new Map(fileNames.map((file) => [relative(file), importsOf(file)])));
for (const cycle of cycles) console.log(`Cycle: ${cycle.join(' → ')}`);
if (cycles.length > 0) process.exitCode = 1;
