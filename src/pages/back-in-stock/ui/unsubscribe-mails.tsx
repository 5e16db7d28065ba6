import { i18n } from '@contract/i18n';
import { useUnsubscribeBackInStockMutation } from '@/features/back-in-stock';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageTitle } from '@/shared/ui/page-title';

import { LinkFailure } from './link-failure';

/**
 * Stops back-in-stock mails, by a button: programs that scan mails open their links too, and must not
 * unsubscribe anybody.
 */
export const UnsubscribeMails = ({ token }: { token: string | null }) => {
  const [unsubscribe, { isSuccess, isLoading, error }] = useUnsubscribeBackInStockMutation();
  const stop = () => {
    if (token !== null) void unsubscribe(token);
  };
  if (error !== undefined) return <LinkFailure error={error} onRetry={stop} />;
  return (
    <>
      <PageTitle
        page={i18n.t('Back-in-stock emails')}
        description={i18n.t('Emails that tell you when a piece is back in stock.')}
      />
      <div role="status">
        {isSuccess && (
          <EmptyState
            headingLevel="h1"
            title={i18n.t('Done')}
            text={i18n.t('We will not send you any more back-in-stock emails.')}
            action={<Button href={paths.shop()}>{i18n.t('Go to the shop')}</Button>}
          />
        )}
      </div>
      {!isSuccess && (
        <EmptyState
          headingLevel="h1"
          title={i18n.t('Stop back-in-stock emails?')}
          text={i18n.t('We will no longer tell you when pieces that you are waiting for are back.')}
          action={
            <Button busy={isLoading} busyLabel={i18n.t('Stopping...')} onClick={stop}>
              {i18n.t('Stop these emails')}
            </Button>
          }
        />
      )}
    </>
  );
};
