import { inFolders } from './in-folders';

/**
 * Groups modules into a few files for each page, instead of one for each small module that pages
 * share. What every page loads is in two, each evaluated in a task of its own: as one they compress
 * 2 kB better, but kept a slow phone from answering three times as long. The other groups hold what some
 * pages share, and what the first panel or form needs.
 */
export const chunkGroups = [
  {
    name: 'shared',
    tags: ['$initial' as const],
    test: inFolders('node_modules/', 'src/shared/', 'contract/'),
  },
  { name: 'shop', tags: ['$initial' as const] },
  // Small, and needed by nearly every page.
  {
    name: 'parts',
    test: inFolders(
      'src/shared/ui/(?:picture/(?!art)|page-title|visually-hidden|message-with-elements)',
      'src/shared/lib/(?:preferences|hydration|openings|size-text|in-view|site/labels|timing/use-is)',
      'src/entities/product/ui/short-name',
      'src/widgets/product-strip/(?:model|ui/new-in-strip)',
      'contract/(?:isolate|lists|locales|short-name)',
      // Of the utilities not those that only panels need.
      'node_modules/@mui/utils/(?!contains|fast|getScroll|useRoving|useTimeout)',
      'node_modules/@mui/material/(?:SvgIcon/create|utils/(?!contains|debounce|focus))',
    ),
    maxModuleSize: 4000,
  },
  {
    name: 'bag',
    test: inFolders(
      // Otherwise they would be in `cards`, which the bag's pages don't load.
      'node_modules/@mui/material/List(?:Item|ItemSecondaryAction)?/',
      'src/entities/cart/(?:api|model)',
      'src/features/add-to-bag',
      'src/shared/(?:ui/price|lib/focus/focus-remove|redux/add-app-listener)',
    ),
  },
  // For checkout and orders.
  {
    name: 'arrival',
    test: inFolders(
      'src/entities/delivery/',
      'contract/arrival',
      'src/features/checkout/(?:ui/checkout-skeleton|model/(?:use-line-warnings|use-order-totals|payment-methods-id))',
      'src/shared/lib/browser/(?:use-page-restored|use-is-phone)',
      'node_modules/@mui/(?:material|system)/useMediaQuery',
    ),
  },
  {
    name: 'catalogue',
    test: inFolders(
      'node_modules/@mui/material/(?:Breadcrumbs|ToggleButton)',
      'src/entities/product/(?:api/(?!use-(?:new|viewed))|model|ui/size-squares)',
      'src/features/(?:toggle-wish/ui/wish|back-in-stock/ui/back-in-stock-offer)',
      'src/shared/lib/browser/on-first-gesture',
      'src/shared/ui/(?:breadcrumb|choice-buttons|lazy-in-view|share-link)',
    ),
  },
  {
    name: 'cards',
    test: inFolders(
      'src/entities/product/ui/(?!product-row|size-squares)',
      'src/features/toggle-wish/ui/card',
      'src/widgets/product-grid/(?:model|ui/(?:product|listing-bar|grid-toggle))',
      'src/features/filter-products/ui/(?:filter-products|lazy-chips|filter-chips)',
      'src/shared/ui/(?:link-strip|staggered-entrance)',
    ),
  },
  {
    name: 'footer',
    test: inFolders(
      'src/widgets/footer',
      'src/features/choose-language/(?:model|ui/language-choice)',
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
      'src/shared/(?:ui/(?:sheet|dialog|close-on-back)|lib/focus/take)',
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
    name: 'lines',
    test: inFolders(
      'src/entities/(?:cart|currency)/ui',
      'src/features/edit-bag/(?!model/(?:change-size|replace)|ui/change-size)',
      'src/widgets/order-summary',
    ),
  },
  {
    name: 'orders',
    test: inFolders(
      'src/entities/order/(?:api|model)',
      'src/features/pay-order',
      'src/shared/ui/back-link',
    ),
  },
  {
    name: 'order-acts',
    test: inFolders('src/entities/order/ui', 'src/features/(?:cancel-order|refund-order|reorder)'),
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }));

const initialChunks = ['rolldown-runtime', 'shared', 'index'];

/** Whether a chunk of this name is one that every page loads. */
export const isInitialChunk = (name: string): boolean => initialChunks.includes(name);

/** Whether a built file, e.g. `assets/shared-Bx1_c0Wq.js`, is one that every page loads. */
export const isInitialFile = (file: string): boolean =>
  isInitialChunk(/\/([\w-]+)-[\w-]{8}\.(?:js|css)$/.exec(file)?.[1] ?? '');
