import { useLocation } from 'react-router';

import { i18n } from '@contract/i18n';
import { readBagFragment } from '@/features/share-bag';
import { useIsHydrated } from '@/shared/lib/hydration';
import { paths } from '@/shared/routes';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { NarrowPage, PageHeading, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { SharedBag } from './shared-bag';

/**
 * /bag: what the link's fragment names, which no server is sent. The server renders the heading
 * alone.
 */
export const SharedBagPage = () => {
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const lines = readBagFragment(hash);
  return (
    <NarrowPage>
      <PageTitle
        page={i18n.t('A bag for you')}
        description={i18n.t('Pieces from a bag that someone shared with you.')}
      />
      <PageHeading id="shared-bag" tabIndex={-1}>
        {i18n.t('A bag for you')}
      </PageHeading>
      {!isHydrated && <PageSkeleton />}
      {isHydrated && lines === null && (
        <EmptyState
          title={i18n.t('This link is not complete')}
          text={i18n.t(
            'Please copy the whole link again, or scan its code. Your own bag has not changed.',
          )}
          action={
            <Button href={paths.shop()} variant="outlined">
              {i18n.t('See the collection')}
            </Button>
          }
        />
      )}
      {isHydrated && lines !== null && <SharedBag key={hash} linked={lines} />}
    </NarrowPage>
  );
};
