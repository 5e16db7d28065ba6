import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { compiledCatalogs } from './vite/compiled-catalogs';
import { selfContainedPackages } from './vite/self-contained-packages';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Packages with native code or WebAssembly, which they look for beside their own files. */
const unbundled = ['@electric-sql/pglite', '@node-rs/argon2', 'sharp'];

/**
 * The server's bundle: the process, the shopkeeper's commands, the database worker, and (as a
 * chunk of its own, loaded by the first page) the page renderer. Packages are part of it, so that
 * there is one React, in its production build, and Node has few files to find and to read.
 */
export default defineConfig({
  plugins: [compiledCatalogs(), selfContainedPackages()],
  resolve: { alias: { '@contract': folder('./contract'), '@': folder('./src') } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: { noExternal: true, external: unbundled },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: {
      input: {
        main: folder('./server/src/main.ts'),
        cli: folder('./server/src/cli.ts'),
        worker: folder('./server/src/db/embedded/worker.ts'),
      },
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js' },
    },
  },
});
