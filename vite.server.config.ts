import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

import { dependencies } from './package.json';
import { compiledCatalogs } from './vite/compiled-catalogs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The SPA's modules, bundled as a whole so that there is one React, in its production build. */
const ofTheSpa =
  /^(@emotion|@lingui\/(core|react)|@fontsource-variable|@hookform|@mui|@reduxjs|react|redux|stylis)\b|^(dompurify|yup)$/;

/** The provider's packages, with their native parts. */
const providerPackages = Object.keys(dependencies).filter((name) => !ofTheSpa.test(name));

/**
 * The server's bundle: the process, the shopkeeper's commands, the database worker, and (as a
 * chunk of its own, loaded by the first page) the page renderer. The provider's packages stay in
 * `node_modules`.
 */
export default defineConfig({
  plugins: [compiledCatalogs()],
  resolve: { alias: { '@contract': folder('./contract'), '@': folder('./src') } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: { noExternal: true, external: providerPackages },
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
