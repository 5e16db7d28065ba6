import type { UnknownAction } from '@reduxjs/toolkit';

/** Matches a step of every call: `isPending()` or `isFulfilled()` of the toolkit. */
type IsStep = (action: unknown) => action is { meta: { arg: unknown } };

/**
 * Whether an action reports this step of a call of one of the endpoints. They are recognized by their
 * names, for code that pages load without theirs: an endpoint's own matcher would load it.
 */
export const isEndpointAction =
  (isStep: IsStep, endpoints: readonly string[]) =>
  (action: UnknownAction): boolean =>
    isStep(action) &&
    endpoints.includes((action.meta.arg as { endpointName: string }).endpointName);
