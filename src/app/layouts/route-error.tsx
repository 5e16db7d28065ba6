import { useRouteError } from 'react-router';

import { i18n } from '@contract/i18n';
import { selectOpenOverlay } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';
import { ReloadingErrorState } from '@/shared/ui/error-state';
import { missingCodeText } from '@/shared/ui/lazy-panel';
import { Page, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { isMissingCode, useReloadOnce } from './use-reload-once';

/** Shown for a page whose code failed to load, or that failed to render. */
export const RouteError = () => {
  const error = useRouteError();
  // A reload would lose what is typed into it.
  const hasOverlay = useAppSelector(selectOpenOverlay) !== null;
  if (useReloadOnce(error)) return <PageSkeleton />;
  const lacksCode = isMissingCode(error);
  return (
    <Page>
      <PageTitle page={i18n.t('Something went wrong')} />
      <ReloadingErrorState
        title={i18n.t('Something went wrong')}
        text={
          lacksCode ? missingCodeText() : i18n.t('This page could not be shown. Your bag is safe.')
        }
        retryLabel={i18n.t('Reload')}
        reloadsOnline={lacksCode && !hasOverlay}
      />
    </Page>
  );
};
