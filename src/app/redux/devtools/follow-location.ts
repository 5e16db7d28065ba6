import { createPath, type DataRouter } from 'react-router';

import type { AppStore } from '@/shared/redux';

import { pageShown, selectLocation } from './location-slice';
import type { TimeTravel } from './time-travel';

/**
 * Records in the state which page is shown, and opens the page of the state that Redux DevTools
 * jump to, where that state knows its page. Returns what stops it.
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
  // After what the pages themselves do about the state, e.g. a redirect to the login page.
  const stopOpening = timeTravel.subscribe(() => setTimeout(open));
  return () => {
    stopRecording();
    stopOpening();
  };
};
