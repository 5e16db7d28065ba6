import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { sanitizeAction, sanitizeState } from './sanitizers';

/**
 * How Redux DevTools show the store, in every build. What they export is what they show: their own
 * export ('custom') would take the recorded actions, with the passwords in them.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Selvage',
  maxAge: 200,
  trace: true,
  traceLimit: 20,
  actionSanitizer: sanitizeAction,
  stateSanitizer: sanitizeState,
  // RTK Query's bookkeeping of which component uses which cached response.
  actionsDenylist: ['^api/subscriptions/', '^api/internalSubscriptions/'],
  features: {
    pause: true,
    lock: true,
    export: true,
    import: 'custom',
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
};
