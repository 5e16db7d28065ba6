import { createPath, type DataRouter } from 'react-router';

import type { AppStore } from '@/shared/redux';

import { pageShown, selectLocation } from '../location-slice';
import type { TimeTravel } from './time-travel';

/**
 * Records the current page in the state; when Redux DevTools jump to a state, opens the page of
 * that state, if it has one. Returns a function that stops it.
 */
export const followLocation = (
  { dispatch, getState }: AppStore,
  router: DataRouter,
  timeTravel: TimeTravel,
): (() => void) => {
  const record = () => {
    const shown = createPath(router.state.location);
    if (!timeTravel.isPast() && shown !== selectLocation(getState())) dispatch(pageShown(shown));
  };
  const open = () => {
    const wanted = selectLocation(getState());
    if (wanted === '') record();
    else if (wanted !== createPath(router.state.location)) {
      void router.navigate(wanted, { replace: true, preventScrollReset: true });
    }
  };
  record();
  const stopRecording = router.subscribe(record);
  // After the pages' own reactions to the state, e.g. a redirect to the login page.
  const stopOpening = timeTravel.subscribe(() => setTimeout(open));
  return () => {
    stopRecording();
    stopOpening();
  };
};
