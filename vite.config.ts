import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const apiTarget = `http://127.0.0.1:${process.env.API_PORT ?? '3001'}`;

/** Modules by where they stand, e.g. `src/shared/ui/(sheet|dialog)`. */
const inFolders = (...folders: string[]) =>
  new RegExp(`/(?:${folders.join('|')})`.replaceAll('/', '[\\\\/]'));

/**
 * A page is a handful of files instead of one for each small module that two pages share. The
 * first holds what every page loads, libraries and frame together: it compresses 2 kB better than
 * two files. The others hold what some pages share, and what the first panel or form needs.
 */
const chunkGroups = [
  { name: 'shop', tags: ['$initial' as const] },
  // Small, and needed by nearly every page.
  {
    name: 'parts',
    test: inFolders(
      'src/shared/ui/(?:picture/(?!art)|page-title|visually-hidden)',
      'src/shared/lib/(?:remembered|hydration|size-text|near)',
      'src/widgets/product-strip/(?:model|ui/new-in-strip)',
      // Of the utilities not those that only panels need.
      'node_modules/@mui/utils/(?!contains|fast|getScroll|useRoving|useTimeout)',
      'node_modules/@mui/material/(?:SvgIcon/create|utils/(?!contains|debounce|focus))',
    ),
    maxModuleSize: 4000,
  },
  {
    name: 'bag',
    test: inFolders(
      'src/entities/cart/(?:api|model)',
      'src/features/add-to-bag',
      'src/shared/ui/price',
    ),
  },
  { name: 'arrival', test: inFolders('src/entities/delivery/', 'contract/arrival') },
  {
    name: 'catalogue',
    test: inFolders(
      'node_modules/@mui/material/(?:Breadcrumbs|ToggleButton)',
      'src/entities/product/(?:api/(?!use-(?:new|viewed))|model)',
      'src/features/(?:toggle-wish/ui/wish|wait-for-stock/ui/offer)',
      'src/shared/lib/first-gesture',
      'src/shared/ui/(?:breadcrumb|lazy-near)',
    ),
  },
  {
    name: 'cards',
    test: inFolders(
      'src/entities/product/ui/(?!piece-row)',
      'src/features/toggle-wish/ui/card',
      'src/widgets/product-grid/(?:model|ui/(?:pagination|product))',
      'src/shared/ui/(?:link-strip|rising-items)',
    ),
  },
  {
    name: 'alerts',
    test: inFolders('node_modules/@mui/material/Alert', 'src/shared/ui/form-layout'),
  },
  {
    name: 'panels',
    test: inFolders(
      'node_modules/@mui/material/(?:Dialog|Drawer|Modal|Slide|Fade)',
      'src/shared/ui/(?:sheet|dialog|overlay-guard)',
    ),
  },
  {
    name: 'forms',
    test: inFolders(
      'node_modules/@mui/material/(?:Form|Input|Outlined|Native|Checkbox|Radio)',
      'node_modules/(?:react-hook-form|@hookform|yup)',
      'src/shared/form',
      'src/shared/ui/(?:text-field|select-field|checkbox|radio-cards)',
    ),
  },
  {
    name: 'orders',
    test: inFolders(
      'src/entities/(?:cart/ui|order/(?:api|model))',
      'src/features/(?:edit-bag|pay-order|merge-guest-bag)',
      'src/widgets/order-summary',
      'src/shared/ui/back-link',
    ),
  },
  {
    name: 'order-acts',
    test: inFolders('src/entities/order/ui', 'src/features/(?:cancel-order|refund-order|reorder)'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

/** The package's exports lead bundlers to the development build, which warns on the console. */
const productionRouter = [
  { find: /^react-router\/dom$/, replacement: 'dom-export.mjs' },
  { find: /^react-router$/, replacement: 'index.mjs' },
].map(({ find, replacement }) => ({
  find,
  replacement: folder(`./node_modules/react-router/dist/production/${replacement}`),
}));

/** A module of Material UI, and what stands in for it. */
const standIns = (
  [
    ['ButtonBase/TouchRipple', 'export default () => null;'],
    [
      'useLazyRipple/useLazyRipple',
      'const off = { ref: { current: null }, start() {}, stop() {}, pulsate() {} };' +
        'export default () => off;',
    ],
    ['CircularProgress/CircularProgress', 'export default () => null;'],
    ['ToggleButton/RovingToggleButton', 'export default () => null;'],
    ['Breadcrumbs/BreadcrumbCollapsed', 'export default () => null;'],
    ['ListItemSecondaryAction/ListItemSecondaryAction', 'export default () => null;'],
  ] as const
).map(([module, code]) => ({ test: inFolders(`@mui/material/${module}.mjs$`), code }));

/**
 * Leaves out what the bundler cannot see is unused: of Material UI ripples and spinners, which are
 * off, the roving tab index of a ToggleButtonGroup, collapsed breadcrumbs and a deprecated part of
 * ListItem; of React Router what frameworks use.
 */
const withoutUnusedParts: Plugin = {
  name: 'without-unused-parts',
  apply: 'build',
  enforce: 'pre',
  load: (id) => standIns.find(({ test }) => test.test(id))?.code ?? null,
  transform: (code, id) =>
    /react-router.dist.production/.test(id)
      ? code
          .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = .*;$/gm, '')
      : null,
};

/** The browser's bundle; the server's is in `vite.server.config.ts`. */
export default defineConfig(({ command }) => ({
  plugins: [
    react(),
    withoutUnusedParts,
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
      // Only Emotion's `withTheme` needs them, which nothing here uses: they can be left out.
      treeshake: {
        moduleSideEffects: [
          { test: /[\\/](?:hoist-non-react-statics|react-is)[\\/]/, sideEffects: false },
        ],
      },
    },
    // Browsers without it load the same files a little later.
    modulePreload: { polyfill: false },
    // The server measures and compresses; only the compressed size matters.
    reportCompressedSize: false,
  },
}));
