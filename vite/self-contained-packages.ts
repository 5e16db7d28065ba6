import { readdirSync } from 'node:fs';

import type { Plugin } from 'vite';

/** Where a module of a package is: the package's folder, and the module's path below `node_modules`. */
const packagePattern = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\/[^?]*/;

/** What a module looks for files beside itself by, or loads native code by. */
const ownFilePattern =
  /\b(?:__dirname|__filename|import\.meta\.(?:url|dirname|filename)|process\.dlopen)\b|\.node['"`]/;

const nativePattern = /\.(?:node|wasm)$/;

/** These name their own folder only for what the server does not do: threads for logs, subcommands in files … */
const unusedOwnFiles = [
  'thread-stream/index.js',
  'pino/lib/transport.js',
  '@fastify/swagger/lib/util/read-package-json.js',
  'commander/lib/command.js',
  '@colors/colors/lib/colors.js',
];

const belowPackages = (path: string): string => path.split('/node_modules/').at(-1) ?? path;

/**
 * Fails the build when a bundled package has native code or WebAssembly, or reads files of its own folder:
 * it would not find them from the bundle, which is seen when it is first used. Such a package stays outside.
 */
export const selfContainedPackages = (): Plugin => ({
  name: 'self-contained-packages',
  generateBundle(_options, bundle) {
    const problems = new Set<string>();
    const folders = new Set<string>();
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue;
      for (const [id, { code }] of Object.entries(chunk.modules)) {
        const [, folder] = packagePattern.exec(id) ?? [];
        if (folder === undefined) continue;
        const name = belowPackages(id);
        if (ownFilePattern.test(code ?? '') && !unusedOwnFiles.includes(name)) {
          problems.add(`${name} looks for files beside itself`);
        }
        folders.add(folder);
      }
    }
    for (const folder of folders) {
      const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
      if (files.some((file) => nativePattern.test(file) && !file.includes('node_modules/'))) {
        problems.add(`${belowPackages(folder)} has native code or WebAssembly`);
      }
    }
    if (problems.size > 0) {
      this.error(`Leave out of the server's bundle, by \`unbundled\`: ${[...problems].join('; ')}`);
    }
  },
});
