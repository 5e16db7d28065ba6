import { useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { onReconnect, reloadPage } from '@/shared/lib/browser';

import { ErrorState, type ErrorStateProps } from './error-state';

interface ReloadingErrorStateProps extends Omit<ErrorStateProps, 'onRetry' | 'busy'> {
  /** Reloads when the connection is back also where nobody has tried. */
  reloadsOnline?: boolean;
}

/**
 * The error of a page, with 'Try again' that reloads. Without a connection it then says so in place of `text`,
 * and reloads when the connection is back.
 */
export const ReloadingErrorState = ({
  text,
  reloadsOnline = false,
  ...props
}: ReloadingErrorStateProps) => {
  const [attempt, setAttempt] = useState<'none' | 'pending' | 'failed'>('none');

  const waitsForConnection = reloadsOnline || attempt !== 'none';

  useEffect(
    () => (waitsForConnection ? onReconnect(() => setAttempt('pending')) : undefined),
    [waitsForConnection],
  );

  useEffect(() => {
    if (attempt !== 'pending') return;
    const leaving = new AbortController();
    const { signal } = leaving;
    reloadPage(signal).catch(() => {
      if (!signal.aborted) setAttempt('failed');
    });
    return () => {
      leaving.abort();
    };
  }, [attempt]);

  const noConnection = () =>
    navigator.onLine
      ? i18n.t('Please check your connection and try again.')
      : i18n.t('You are offline. The page loads again once you are online.');
  return (
    <ErrorState
      {...props}
      text={attempt === 'failed' ? noConnection() : text}
      busy={attempt === 'pending'}
      onRetry={() => setAttempt('pending')}
    />
  );
};
