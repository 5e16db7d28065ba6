import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** The browser's bundle; the server's is in `vite.server.config.ts`. */
export default defineConfig({
  plugins: [
    react(),
    // Compressed once, as hard as it goes, instead of at every request.
    compression({
      include: /assets\/.*\.(?:js|css|svg|json)$/,
      threshold: 500,
      algorithms: [defineAlgorithm('brotliCompress', {}), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  resolve: { alias: { '@contract': folder('./contract'), '@': folder('./src') } },
  server: {
    proxy: Object.fromEntries(
      ['/api', '/media', '/sandbox', '/healthz'].map((path) => [path, { target: apiTarget }]),
    ),
  },
  build: {
    outDir: 'dist/client',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    // The server measures and compresses; what counts is the compressed size.
    reportCompressedSize: false,
  },
});
