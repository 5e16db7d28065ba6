import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { selectCurrency } from '@/entities/currency';
import { useWishlist, type WishlistEntry } from '@/entities/wishlist';
import { errorMessage, loadingAdvice } from '@/shared/api';
import { useLateScroll } from '@/shared/lib/browser';
import { useAppSelector } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { Button } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';
import { ErrorState } from '@/shared/ui/error-state';
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
  entries.length === 1 ? '1 piece' : `${entries.length} pieces`;

/** /wishlist: the products of a guest or a customer, the latest first. */
export const WishlistPage = () => {
  const { entries, error, isFetching, refetch } = useWishlist();
  const currency = useAppSelector(selectCurrency);
  const isCustomer = useAppSelector(selectIsAuthenticated);
  useFocusAfterBag();
  useLateScroll();

  return (
    <>
      <Page>
        <PageTitle page="Wishlist" />
        <PageHeading id={wishlistHeadingId} tabIndex={-1}>
          Wishlist
        </PageHeading>
        <Typography
          color="textSecondary"
          role="status"
          sx={{ minBlockSize: '1.6em', marginBlockStart: 2, marginBlockEnd: 8 }}
        >
          {entries !== undefined && entries.length > 0 && countText(entries)}
          {entries !== undefined && entries.length > 0 && !isCustomer && (
            <>
              {', kept in this browser. '}
              <Link component={RouterLink} href={paths.login} state={fromHere}>
                Log in
              </Link>{' '}
              to have them everywhere.
            </>
          )}
        </Typography>
        {entries === undefined && error === undefined && <WishlistSkeleton />}
        {entries === undefined && error !== undefined && (
          <ErrorState
            title="Failed to fetch wishlist"
            text={errorMessage(error, loadingAdvice(error))}
            busy={isFetching}
            focusFallbackId={wishlistHeadingId}
            onRetry={refetch}
          />
        )}
        {entries?.length === 0 && (
          <EmptyState
            title="Your wishlist is empty"
            text="Press the heart on what you like, and find it here again."
            action={
              <Button href={paths.shop()} variant="outlined">
                See the collection
              </Button>
            }
          />
        )}
        {entries !== undefined && entries.length > 0 && (
          <WishColumns>
            {entries.map((entry, index) => (
              <WishCard
                key={entry.wish.id}
                entry={entry}
                currency={currency}
                priority={index < firstViewCount}
              />
            ))}
          </WishColumns>
        )}
      </Page>
      {entries?.length === 0 && <NewInStrip />}
    </>
  );
};
