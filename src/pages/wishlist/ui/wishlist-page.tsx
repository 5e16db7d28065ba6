import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { useWishlist, type WishlistEntry } from '@/entities/wishlist';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { useDelayedScrollRestoration } from '@/shared/lib/browser';
import { useAppSelector } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { RouterLink } from '@/shared/ui/router-link';
import { NewInStrip } from '@/widgets/product-strip';

import { useFocusAfterBag, wishlistHeadingId } from '../model/use-focus-after-bag';
import { WishCard } from './wish-card';
import { WishColumns } from './wish-columns';
import { WishlistSkeleton } from './wishlist-skeleton';

/** Pictures in the first view. */
const firstViewCount = 4;
const fromHere: OriginState = { from: paths.wishlist };

const countText = (entries: readonly WishlistEntry[]): string =>
  i18n.t('{count, plural, one {1 piece} other {# pieces}}', { count: entries.length });

/** /wishlist: the products of a guest or a customer, the latest first. */
export const WishlistPage = () => {
  const { entries, error, isFetching, refetch } = useWishlist();
  const isCustomer = useAppSelector(selectIsAuthenticated);
  useFocusAfterBag();
  useDelayedScrollRestoration();

  return (
    <>
      <Page>
        <PageTitle
          page={i18n.t('Wishlist')}
          description={i18n.t('The pieces that you have saved for later.')}
        />
        <PageHeading id={wishlistHeadingId} tabIndex={-1}>
          {i18n.t('Wishlist')}
        </PageHeading>
        <Typography
          color="textSecondary"
          role="status"
          sx={{ minBlockSize: '1.6em', marginBlockStart: 2, marginBlockEnd: 8 }}
        >
          {entries !== undefined && entries.length > 0 && isCustomer && countText(entries)}
          {entries !== undefined && entries.length > 0 && !isCustomer && (
            <MessageWithElements
              text={i18n.t(
                '{pieces}, saved in this browser. <link>Log in</link> to see your wishlist on all your devices.',
                { pieces: countText(entries) },
              )}
              elements={{
                link: (words) => (
                  <Link component={RouterLink} href={paths.login} state={fromHere}>
                    {words}
                  </Link>
                ),
              }}
            />
          )}
        </Typography>
        {entries === undefined && error === undefined && <WishlistSkeleton />}
        {entries === undefined && error !== undefined && (
          <ErrorState
            title={i18n.t('Failed to fetch wishlist')}
            text={errorMessage(error, loadingAdvice(error))}
            busy={isFetching}
            focusFallbackId={wishlistHeadingId}
            onRetry={refetch}
          />
        )}
        {entries?.length === 0 && (
          <EmptyState
            title={i18n.t('Your wishlist is empty')}
            text={i18n.t('Press the heart on a piece to save it here.')}
            action={
              <Button href={paths.shop()} variant="outlined">
                {i18n.t('See the collection')}
              </Button>
            }
          />
        )}
        {entries !== undefined && entries.length > 0 && (
          <WishColumns>
            {entries.map((entry, index) => (
              <WishCard key={entry.wish.id} entry={entry} priority={index < firstViewCount} />
            ))}
          </WishColumns>
        )}
      </Page>
      {entries?.length === 0 && <NewInStrip />}
    </>
  );
};
