import { useRouteError } from 'react-router';

import { i18n } from '@contract/i18n';
import { ReloadingErrorState } from '@/shared/ui/error-state';
import { missingCodeText } from '@/shared/ui/lazy-panel';
import { PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { isMissingCode, useReloadOnce } from './use-reload-once';

/** Shown for a page whose code failed to load, or that failed to render. */
export const RouteError = () => {
  const error = useRouteError();
  if (useReloadOnce(error)) return <PageSkeleton />;
  return (
    <>
      <PageTitle page={i18n.t('Something went wrong')} />
      <ReloadingErrorState
        title={i18n.t('Something went wrong')}
        text={
          isMissingCode(error)
            ? missingCodeText()
            : i18n.t('This page could not be shown. Your bag is safe.')
        }
        retryLabel={i18n.t('Reload')}
      />
    </>
  );
};
