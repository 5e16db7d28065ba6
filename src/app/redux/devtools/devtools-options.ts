import type { Action, DevToolsEnhancerOptions } from '@reduxjs/toolkit';

import { sanitizeAction, sanitizeState } from './sanitizers';

/** RTK Query's bookkeeping of which component uses which cached response. */
const hiddenTypes = ['^api/subscriptions/', '^api/internalSubscriptions/'];

const hidden = new RegExp(hiddenTypes.join('|'));

/** Redux DevTools do not list such an action: they take the one before it for the latest. */
export const isHidden = ({ type }: Action<string>): boolean => hidden.test(type);

/**
 * How Redux DevTools show the store, in every build. Their export has only what they show: an
 * export of their own ('custom') would contain the recorded actions with the passwords.
 */
export const devToolsOptions: DevToolsEnhancerOptions = {
  name: 'Selvage',
  maxAge: 200,
  trace: true,
  traceLimit: 20,
  actionSanitizer: sanitizeAction,
  stateSanitizer: sanitizeState,
  actionsDenylist: hiddenTypes,
  features: {
    pause: true,
    // While locked, dispatch returns `false`: what RTK Query's hooks wait for would never come.
    lock: false,
    export: true,
    import: 'custom',
    jump: true,
    skip: true,
    reorder: true,
    dispatch: true,
    test: true,
  },
};
