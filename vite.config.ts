import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

import { defaultLanguage, directionOf, isLanguage } from './contract/languages';
import { chunkGroups, isInitialFile } from './vite/chunk-groups';
import { inlineScripts } from './vite/inline-scripts';
import { loadFailureTexts } from './vite/load-failure-texts';
import { messagesOf } from './vite/messages';
import { pageLanguage } from './vite/page-language';
import { shorterInitialFiles } from './vite/shorter-initial-files';
import { standInFonts } from './vite/stand-in-fonts';
import { withoutUnusedParts } from './vite/unused-parts';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** The package's exports lead bundlers to the development build, which warns on the console. */
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
  { find: /^react-router$/, replacement: 'index.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: folder(`./node_modules/react-router/dist/production/${replacement}`),
}));

/** The language of the build: each language has its own, with its messages in the code. */
const { BUILD_LANGUAGE } = process.env;
const language = isLanguage(BUILD_LANGUAGE) ? BUILD_LANGUAGE : defaultLanguage;

/** The browser's bundle; the server's is in `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [
    messagesOf(language),
    react(),
    pageLanguage(language),
    loadFailureTexts(language),
    standInFonts(language),
    withoutUnusedParts(),
    shorterInitialFiles,
    inlineScripts,
    // Compressed once, as well as possible, instead of at every request.
    compression({
      include: /assets\/.*\.(?:js|css|svg|json)$/,
      threshold: 500,
      algorithms: [defineAlgorithm('brotliCompress', {}), defineAlgorithm('gzip', { level: 9 })],
    }),
  ],
  define: { 'import.meta.env.VITE_DIRECTION': JSON.stringify(directionOf(language)) },
  resolve: {
    alias: [
      // Only Arabic pages load Arabic fonts.
      ...(language === 'ar'
        ? [
            {
              find: '@/shared/ui/theme/fonts.css',
              replacement: folder('./src/shared/ui/theme/fonts-arabic.css'),
            },
          ]
        : []),
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
    // Icons and the like are the same in every language.
    copyPublicDir: language === defaultLanguage,
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    rolldownOptions: {
      output: { codeSplitting: { groups: chunkGroups } },
      // Only Emotion's `withTheme` needs them, which is not used.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
    },
    modulePreload: {
      // Browsers without it load the same files a little later.
      polyfill: false,
      // What every page has loaded is not asked for once more by each tap that needs more code.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'js' ? needed.filter((file) => !isInitialFile(file)) : needed,
    },
    // The server measures and compresses; only the compressed size matters.
    reportCompressedSize: false,
  },
}));
