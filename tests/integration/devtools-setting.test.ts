import { build } from 'vite';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { inProject } from '../../scripts/setup/paths.mjs';
import { isSoak } from '../support/figures';

/** The modules of the browser's bundle when it is built in this environment. */
const builtModules = async (): Promise<string[]> => {
  const built = await build({ root: inProject(), logLevel: 'error', build: { write: false } });
  if (!('output' in built)) throw new Error('Vite built something else than one bundle');
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
};

const devTools = expect.stringContaining('/src/app/redux/devtools/devtools.ts');

beforeEach(() => {
  // A build of the shop is one for production, whatever runs the tests.
  vi.stubEnv('NODE_ENV', 'production');
});

afterEach(() => {
  vi.unstubAllEnvs();
});

// Two builds of the shop.
it.runIf(isSoak)('the build holds the code for Redux DevTools', async () => {
  expect(await builtModules()).toContainEqual(devTools);
});

it.runIf(isSoak)('VITE_DEVTOOLS=0 leaves it out', async () => {
  vi.stubEnv('VITE_DEVTOOLS', '0');
  const modules = await builtModules();
  expect(modules).not.toContainEqual(devTools);
  expect(modules).toContainEqual(expect.stringContaining('/src/app/redux/make-store.ts'));
});
