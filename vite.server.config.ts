import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * The server's bundle: the process, the shopkeeper's commands, the database worker, and (as a
 * chunk of its own, loaded by the first page) the page renderer. The provider's packages stay
 * in `node_modules`; the SPA's are bundled, so that rendering starts without resolving hundreds
 * of files and always in React's production build.
 */
export default defineConfig({
  resolve: { alias: { '@contract': folder('./contract'), '@': folder('./src') } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  ssr: {
    noExternal: [
      /^@mui\//,
      /^@emotion\//,
      /^@reduxjs\//,
      /^react($|\/)/,
      /^react-dom($|\/)/,
      'react-router',
      'react-redux',
      'redux-persist',
      'react-hook-form',
      /^@hookform\//,
    ],
  },
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
