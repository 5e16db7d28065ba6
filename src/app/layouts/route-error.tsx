import { useRouteError } from 'react-router';

import { ErrorState } from '@/shared/ui/error-state';
import { PageTitle } from '@/shared/ui/page-title';

/** A page that could not be shown: its code did not load, or it failed while rendering. */
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
            ? 'This page did not arrive. Your bag is safe; please check the connection.'
            : 'This page could not be shown. Your bag is safe.'
        }
        onRetry={() => {
          window.location.reload();
        }}
      />
    </>
  );
};
