import type { Plugin } from 'vite';

import { type EmptiedFunctions, emptyFunctions } from './emptied-functions';
import { inFolders } from './in-folders';

/** Modules and their replacements. */
const replacements = (
  [
    ['ButtonBase/TouchRipple', 'export default () => null;'],
    [
      'useLazyRipple/useLazyRipple',
      'const off = { ref: { current: null }, start() {}, stop() {}, pulsate() {} };' +
        'export default () => off;',
    ],
    ['styles/defaultTheme', 'export default {};'],
    ['CircularProgress/CircularProgress', 'export default () => null;'],
    ['ToggleButton/RovingToggleButton', 'export default () => null;'],
    ['Breadcrumbs/BreadcrumbCollapsed', 'export default () => null;'],
    ['ListItemSecondaryAction/ListItemSecondaryAction', 'export default () => null;'],
    [
      'system/InitColorSchemeScript/InitColorSchemeScript',
      "export const DEFAULT_MODE_STORAGE_KEY = 'mode';" +
        "export const DEFAULT_COLOR_SCHEME_STORAGE_KEY = 'color-scheme';" +
        "export const DEFAULT_ATTRIBUTE = 'data-color-scheme';" +
        'export const buildInitColorSchemeScript = () => null;' +
        'export default () => null;',
    ],
    [
      'system/cssVars/useCurrentColorScheme',
      "const light = { mode: 'light', colorScheme: 'light', lightColorScheme: 'light', " +
        "darkColorScheme: 'dark', setMode() {}, setColorScheme() {} };" +
        'export default () => light;',
    ],
    [
      'is-prop-valid/dist/emotion-is-prop-valid.esm',
      'export default (prop) => !/^(?:as|ownerState|sx|theme)$/.test(prop);',
    ],
    ['stateReconciler/autoMergeLevel1', 'export default null;'],
  ] as const
).map(([module, code]) => ({
  test: inFolders(`(?:@mui|@emotion|@mui/material|redux-persist/es)/${module}.m?js$`),
  code,
}));

/**
 * Functions that the shop never calls, with what is left of them in a build: using one of these
 * parts means taking its functions from this list. Of React Router: submissions, fetchers,
 * blockers, middleware, prefetching links, server components, instrumentation and routes that are
 * found while navigating. Of React: its component ViewTransition (the router starts the shop's),
 * refs of fragments, actions of forms, Activity, SuspenseList and custom elements. Of Redux
 * Toolkit: thunks in slices, tasks of listeners, and RTK Query's schemas, lazy queries, life cycles
 * of cache entries and lookup of cached arguments.
 */
const emptied: { module: RegExp; functions: EmptiedFunctions }[] = [
  {
    module: inFolders('react-router/dist/production/chunk-.+mjs$'),
    functions: {
      PrefetchPageLinks: 'return null',
      RSCErrorHandler: '',
      _internalSetRoutes: '',
      abortFetcher: '',
      abortStaleFetchLoads: 'return false',
      checkFogOfWar: 'return { active: false, matches: null }',
      deleteFetcher: '',
      discoverRoutes: '',
      fetch2: '',
      getBlocker: '',
      getFetcher: '',
      getRouteInstrumentationUpdates: '',
      getUpdatedRevalidatingFetchers: '',
      handleAction: '',
      instrumentClientSideRouter: '',
      markFetchRedirectsDone: 'return false',
      normalizeNavigateOptions: 'return { path }',
      parseHydrationData: '',
      patchRoutes: '',
      patchRoutesImpl: '',
      queueFetcherForDeletion: '',
      resetFetcher: '',
      runClientMiddlewarePipeline: '',
      shouldBlockNavigation: '',
      updateBlocker: '',
      usePrefetchBehavior: 'return [false, null, {}]',
    },
  },
  {
    module: inFolders('react-dom/cjs/react-dom-client.production.js$'),
    functions: {
      applyViewTransitionName: '',
      applyViewTransitionToHostInstancesRecursive: 'return false',
      commitAfterMutationEffectsOnFiber: '',
      commitDeletedPairViewTransitions: '',
      commitEnterViewTransitions: '',
      commitExitViewTransitions: '',
      commitNewChildToFragmentInstance: '',
      commitNestedViewTransitions: '',
      deleteChildFromFragmentInstance: '',
      dispatchActionState: '',
      measureNestedViewTransitions: '',
      measureViewTransitionHostInstancesRecursive: 'return false',
      mountActionState: '',
      restoreEnterOrExitViewTransitions: '',
      restoreNestedViewTransitions: '',
      restoreViewTransitionName: '',
      runActionStateAction: '',
      setPropOnCustomElement: '',
      startViewTransition: '',
      updateActionStateImpl: '',
      updateActivityComponent: 'return null',
      updateSuspenseListComponent: 'return null',
    },
  },
  {
    module: inFolders('@reduxjs/toolkit/dist/query/(?:react/)?rtk-query.*mjs$'),
    functions: {
      buildCacheLifecycleHandler: 'return () => {}',
      parseWithSchema: '',
      selectCachedArgsForQuery: '',
      useLazyQuerySubscription: '',
    },
  },
  {
    module: inFolders('@reduxjs/toolkit/dist/redux-toolkit.modern.mjs$'),
    functions: {
      buildReducerCreators: '',
      createFork: '',
      createTakePattern: '',
      handleThunkCaseReducerDefinition: '',
    },
  },
];

/** Marks a call without side effects, which is dropped where nothing uses its result. */
const pure = '/* @__PURE__ */';

const withoutUnusedCode = (code: string, id: string): string | null => {
  if (/@emotion.cache/.test(id)) return code.replace('|| defaultStylisPlugins', '|| []');
  if (/@emotion.sheet/.test(id))
    return code.replace('nodes.forEach(this._insertTag)', 'this.tags.push(...nodes)');
  if (/redux-persist.es/.test(id))
    return code.replace(/^function _objectSpread\(.*/gm, 'const _objectSpread = Object.assign;');
  if (/@mui.material.Box.Box\.m?js/.test(id)) return code.replace('= createTheme()', '= {}');
  if (/@mui.material.+Classes\.m?js/.test(id))
    return code.replace(/= (generateUtilityClasses\()/g, `= ${pure} $1`);
  if (/react-dom-client.production/.test(id))
    return code.replace(/^FragmentInstance\.prototype\.\w+ = function [^]*?^\};$/gm, '');
  if (!/react-router.dist.production/.test(id)) return null;
  return code
    .replace(/= (React\d*\.forwardRef\()/g, `= ${pure} $1`)
    .replace(/^\w+\.displayName = .*;$/gm, '');
};

/**
 * Leaves out what the bundler cannot see is unused: of Material UI its own theme, which is made at
 * the start and never used, ripples and spinners, which are off, the roving tab index of a
 * ToggleButtonGroup, collapsed breadcrumbs, a deprecated part of ListItem, and the choice between
 * color schemes, of which the theme has one; of Emotion the list of every attribute of HTML and
 * SVG, where our elements get no others than these four of Material UI, prefixes, of which
 * `emotion-cache.ts` has the one that is needed, and moving style elements, which are in their
 * place; of redux-persist merging and its own way to spread objects; of React Router what
 * frameworks use; and what `emptied` lists. Material UI's lists of class names are left out where
 * no code reads them (ADR 0031).
 */
export const withoutUnusedParts = (): Plugin => {
  const missing = new Set(emptied.flatMap(({ functions }) => Object.keys(functions)));
  return {
    name: 'without-unused-parts',
    apply: 'build',
    enforce: 'pre',
    load: (id) => replacements.find(({ test }) => test.test(id))?.code ?? null,
    transform: (code, id) => {
      const functions = emptied.find(({ module }) => module.test(id))?.functions;
      if (functions === undefined) return withoutUnusedCode(code, id);
      const { result, found } = emptyFunctions(withoutUnusedCode(code, id) ?? code, id, functions);
      for (const name of found) missing.delete(name);
      return result.toString();
    },
    buildEnd(error) {
      if (error === undefined && missing.size > 0)
        this.error(`The libraries no longer have these functions: ${[...missing].join(', ')}`);
    },
  };
};
