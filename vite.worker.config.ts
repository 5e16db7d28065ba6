import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vite';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The service worker: one file beside the pages, the same for every language. */
export default defineConfig({
  resolve: { alias: { '@contract': folder('./contract') } },
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  publicDir: false,
  build: {
    outDir: 'dist/client',
    emptyOutDir: false,
    target: 'es2022',
    reportCompressedSize: false,
    rolldownOptions: {
      input: folder('./src/app/offline/worker.ts'),
      output: { format: 'iife', entryFileNames: 'offline-worker.js' },
    },
  },
});
