import { api } from '@/shared/api';
import type { AppStore } from '@/shared/redux';
import { selectSessionReady } from '@/shared/session';

import type { TimeTravel } from './time-travel';

/**
 * Opens the shop again when the DevTools' Reset has brought back the state that it was made with:
 * who is logged in and the guest's bag come from the browser, and queries are sent again.
 */
export const restartAfterReset = (
  { dispatch, getState }: AppStore,
  timeTravel: TimeTravel,
  start: () => void,
): (() => void) =>
  timeTravel.subscribe(() => {
    if (timeTravel.isPast() || selectSessionReady(getState())) return;
    dispatch(api.util.resetApiState());
    start();
  });
