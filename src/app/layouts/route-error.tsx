import { useRouteError } from 'react-router';

import { ErrorState } from '@/shared/ui/error-state';
import { PageTitle } from '@/shared/ui/page-title';

/** Shown for a page whose code failed to load, or that failed to render. */
export const RouteError = () => {
  const error = useRouteError();
  const offline = error instanceof TypeError;
  return (
    <>
      <PageTitle page="Something went wrong" />
      <ErrorState
        title="Something went wrong"
        text={
          offline
            ? 'This page could not be loaded. Your bag is safe. Please check your connection.'
            : 'This page could not be shown. Your bag is safe.'
        }
        onRetry={() => {
          window.location.reload();
        }}
      />
    </>
  );
};
