import { execFile } from 'node:child_process';

import { inProject } from '../../scripts/setup/paths.mjs';
import { assertNothingPersonal } from './personal-data';
import { startFlags } from './quick-wasm';

/** How a command of the shopkeeper's ended, and what it printed. */
export interface RanCli {
  code: number;
  /** On stdout. */
  said: string;
  /** On stderr, which must hold nothing personal: it may be kept in a log. */
  complained: string;
}

/** Runs `npm run shop -- …` of the built shop, with this environment on top of the process's own. */
export const runCli = async (words: string[], env: NodeJS.ProcessEnv): Promise<RanCli> => {
  const ran = await new Promise<RanCli>((resolve) => {
    const options = {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      cwd: inProject(),
    };
    const args = [...startFlags, inProject('dist', 'server', 'cli.js'), ...words];
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      const code = typeof error?.code === 'number' ? error.code : error ? -1 : 0;
      resolve({ code, said: stdout.trim(), complained: stderr.trim() });
    });
  });
  assertNothingPersonal(ran.complained);
  return ran;
};
