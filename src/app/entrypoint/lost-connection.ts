import type { DataRouter } from 'react-router';

import { onReconnect } from '@/shared/lib/browser';
import { retryPictures } from '@/shared/ui/picture';

import type { ShopStore } from '../redux';
import { refetchUnanswered } from '../redux/refetch-unanswered';
import { followLinksOffline } from './offline-links';

/**
 * Follows links while there is no connection, and when it is back asks again for the queries and pictures that
 * got no response; now too, since it may have come and gone while this code was loaded. Returns a function that
 * stops it.
 */
export const handleLostConnection = (
  { dispatch }: ShopStore,
  router: Pick<DataRouter, 'navigate'>,
): (() => void) => {
  const askAgain = () => {
    dispatch(refetchUnanswered());
    retryPictures();
  };
  if (navigator.onLine) askAgain();
  const stops = [followLinksOffline(router), onReconnect(askAgain)];
  return () => {
    for (const stop of stops) stop();
  };
};
