import Alert from '@mui/material/Alert';
import { useSyncExternalStore } from 'react';

import { useAppSelector } from '@/shared/redux';

import { selectLocation } from '../location-slice';
import type { TimeTravel } from './time-travel';

/** The notice that Redux DevTools show a past state, and what that means. */
export const TimeTravelNotice = ({ timeTravel }: { timeTravel: TimeTravel }) => {
  const isPast = useSyncExternalStore(timeTravel.subscribe, timeTravel.isPast, () => false);
  const hasPage = useAppSelector(selectLocation) !== '';
  if (!isPast) return null;

  return (
    <Alert
      severity="info"
      sx={{ position: 'fixed', insetInline: 0, insetBlockEnd: 0, zIndex: 'snackbar' }}
    >
      Redux DevTools show a past state. Nothing is requested or stored until they show the latest
      one.
      {!hasPage && ' This state has no page, so the URL does not change.'}
    </Alert>
  );
};
