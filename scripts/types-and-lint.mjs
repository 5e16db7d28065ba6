import { ESLint } from 'eslint';
import ts from 'typescript';

import { inProject, projectRoot } from './setup/paths.mjs';
import { runMain } from './setup/problem.mjs';

/** Reads tsconfig.json and builds its program, without the caches that `tsc` writes. */
function createProgram() {
  const config = ts.getParsedCommandLineOfConfigFile(
    inProject('tsconfig.json'),
    { incremental: false, tsBuildInfoFile: undefined },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic(diagnostic) {
        throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
      },
    },
  );
  if (!config) throw new Error('tsconfig.json cannot be read');

  return ts.createProgram(config.fileNames, config.options);
}

/**
 * @param {ts.Program} program
 * @returns {number} errors, which are printed
 */
function checkTypes(program) {
  const diagnostics = ts.getPreEmitDiagnostics(program);
  if (diagnostics.length > 0) {
    console.log(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => projectRoot,
        getNewLine: () => '\n',
      }),
    );
  }

  return diagnostics.length;
}

/**
 * @param {ts.Program} program
 * @returns {Promise<number>} errors and warnings, which are printed
 */
async function lint(program) {
  const eslint = new ESLint({
    cwd: projectRoot,
    overrideConfig: {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  });
  const results = await eslint.lintFiles(['.']);
  const formatter = await eslint.loadFormatter('stylish');
  const report = await formatter.format(results);
  if (report) console.log(report);

  return results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0);
}

// What `tsc` and `eslint` say, from one program: building it and finding its types is most of the
// work of both.
await runMain(async () => {
  const program = createProgram();
  const found = checkTypes(program) + (await lint(program));
  if (found > 0) process.exitCode = 1;
});
