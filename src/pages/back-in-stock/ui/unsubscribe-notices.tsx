import { useUnsubscribeNoticesMutation } from '@/features/wait-for-stock';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { PageTitle } from '@/shared/ui/page-title';

import { sentToken } from '../model/use-link-token';
import { LinkFailure } from './link-failure';

/**
 * Stops mails about stock. By a button: programs that look into mails open their links too, and
 * must not stop anything.
 */
export const UnsubscribeNotices = ({ token }: { token: string | null }) => {
  const [unsubscribe, { isSuccess, isLoading, error }] = useUnsubscribeNoticesMutation();
  const stop = () => {
    void unsubscribe(sentToken(token));
  };
  if (error !== undefined) return <LinkFailure error={error} onRetry={stop} />;
  return (
    <>
      <PageTitle page="Emails about stock" />
      <div role="status">
        {isSuccess && (
          <EmptyState
            headingLevel="h1"
            title="Done"
            text="We will not write to you about stock any more."
            action={<Button href={paths.shop()}>Go to the shop</Button>}
          />
        )}
      </div>
      {!isSuccess && (
        <EmptyState
          headingLevel="h1"
          title="Stop emails about stock?"
          text="You will not be told when the pieces that you wait for are back."
          action={
            <Button busy={isLoading} busyLabel="Stopping..." onClick={stop}>
              Stop these emails
            </Button>
          }
        />
      )}
    </>
  );
};
