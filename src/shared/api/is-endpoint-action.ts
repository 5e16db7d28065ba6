import { api } from './api';

/** What the action reports of a call, by RTK Query's name for it. */
type CallStep = 'executeQuery/pending' | 'executeMutation/fulfilled';

/**
 * Whether an action reports this step of a call of one of the endpoints. They are recognized by their
 * names, for code that is loaded before theirs; with their code, use RTK Query's own matchers.
 */
export const isEndpointAction =
  (step: CallStep, endpoints: readonly string[]) =>
  ({ type, meta }: { type: string; meta?: unknown }): boolean =>
    type === `${api.reducerPath}/${step}` &&
    endpoints.includes((meta as { arg: { endpointName: string } }).arg.endpointName);
