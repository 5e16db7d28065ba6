import { i18n } from '@contract/i18n';
import { errorMessage, isNotFoundError, loadingAdvice } from '@/shared/api';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { PageTitle } from '@/shared/ui/page-title';

interface LinkFailureProps {
  error: unknown;
  onRetry: () => void;
}

/** A link that is not valid leads on to the shop; any other failure can be tried again. */
export const LinkFailure = ({ error, onRetry }: LinkFailureProps) => {
  if (isNotFoundError(error)) {
    return (
      <>
        <PageTitle page={i18n.t('Link no longer valid')} />
        <EmptyState
          headingLevel="h1"
          title={i18n.t('This link is no longer valid')}
          text={i18n.t('You can ask again on the product page.')}
          action={<Button href={paths.shop()}>{i18n.t('Go to the shop')}</Button>}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle page={i18n.t('Something went wrong')} />
      <ErrorState
        headingLevel="h1"
        title={i18n.t('Something went wrong')}
        text={errorMessage(error, loadingAdvice(error))}
        onRetry={onRetry}
      />
    </>
  );
};
