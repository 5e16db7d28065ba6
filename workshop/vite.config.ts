import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { recordedFolder } from '../scripts/setup/workshop.mjs';
import { standInPicture } from './stand-in-picture';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const standInPictures: Plugin = {
  name: 'stand-in-pictures',
  configureServer: ({ middlewares }) => {
    middlewares.use('/media', (request, response) => {
      response.setHeader('content-type', 'image/svg+xml');
      response.end(standInPicture(request.originalUrl ?? ''));
    });
  },
};

/** The workshop's page: both languages in one build, since it says its own by its URL. */
export default defineConfig({
  root: folder('.'),
  base: './',
  publicDir: recordedFolder,
  plugins: [react(), standInPictures],
  resolve: { alias: { '@contract': folder('../contract'), '@': folder('../src') } },
  build: {
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    modulePreload: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 10_000,
  },
});
