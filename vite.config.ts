import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

const installed = /(?:node_modules|rolldown)[\\/]/;

/** Modules by where they stand, e.g. `src/shared/ui/(sheet|dialog)`. */
const inFolders = (...folders: string[]) =>
  new RegExp(`/(?:${folders.join('|')})/`.replaceAll('/', '[\\\\/]'));

/**
 * A page is a handful of files instead of one for each small module that two pages share: the
 * libraries and the shop's frame, which every page loads; what the shop's windows share; what
 * checkout and orders share; and what comes when the first panel or form is opened.
 */
const chunkGroups = [
  { name: 'libraries', tags: ['$initial' as const], test: installed },
  { name: 'frame', tags: ['$initial' as const] },
  {
    name: 'parts',
    test: inFolders(
      'src/shared/ui/(?:picture|page-title|visually-hidden)',
      'src/shared/lib/(?:remembered|hydration|size-text)',
    ),
  },
  // Small, and needed by listings as by panels and forms: a listing need not load those for them.
  { name: 'utilities', test: inFolders('node_modules/@mui/(?:utils|material/(?:utils|internal))') },
  {
    name: 'panels',
    test: inFolders(
      'node_modules/@mui',
      'node_modules/react-transition-group',
      'src/shared/ui/(?:sheet|dialog|overlay-guard)',
    ),
    minShareCount: 4,
  },
  {
    name: 'forms',
    test: inFolders(
      'node_modules/(?:react-hook-form|@hookform|yup)',
      'src/shared/form',
      'src/shared/ui/(?:text-field|select-field|checkbox|radio-cards)',
    ),
  },
  {
    name: 'windows',
    test: inFolders(
      'src/entities/(?:product|cart)',
      'src/features/add-to-bag',
      'src/widgets/product-grid',
      'src/shared/ui/(?:breadcrumb|price|link-strip)',
    ),
  },
  {
    name: 'orders',
    test: inFolders(
      'src/entities/order/(?:api|model)',
      'src/features/(?:edit-bag|pay-order)',
      'src/features/merge-guest-bag',
      'src/widgets/order-summary',
      'src/shared/ui/(?:back-link|form-layout)',
    ),
  },
  {
    name: 'order-acts',
    test: inFolders('src/entities/order/ui', 'src/features/(?:cancel-order|refund-order|reorder)'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** Its package leads every bundler to the development build, which warns in the shop's console. */
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
  { find: /^react-router$/, replacement: 'index.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: folder(`./node_modules/react-router/dist/production/${replacement}`),
}));

/** The browser's bundle; the server's is in `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    // Compressed once, as hard as it goes, instead of at every request.
    compression({
      include: /assets\/.*\.(?:js|css|svg|json)$/,
      threshold: 500,
      algorithms: [defineAlgorithm('brotliCompress', {}), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  resolve: {
    alias: [
      { find: '@contract', replacement: folder('./contract') },
      { find: '@', replacement: folder('./src') },
      ...(command === 'build' ? productionRouter : []),
    ],
  },
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
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // Only `withTheme` of Emotion needs them, and nothing here needs that: they may be left out.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
    },
    // Browsers that lack it load the same files a little later.
    modulePreload: { polyfill: false },
    // The server measures and compresses; what counts is the compressed size.
    reportCompressedSize: false,
  },
}));
