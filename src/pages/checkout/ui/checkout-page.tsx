import { lazy, Suspense, useCallback, useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { useGetSettingsQuery } from '@/entities/brand';
import { getCart } from '@/entities/cart';
import {
  checkoutLeft,
  checkoutOpened,
  CheckoutSkeleton,
  CheckoutWizard,
  useCheckoutBag,
} from '@/features/checkout';
import { useSizeChange } from '@/features/edit-bag';
import { mergeGuestBag } from '@/features/merge-guest-bag';
import { usePageRestored } from '@/shared/lib/browser';
import { useAppDispatch } from '@/shared/redux';
import { EmptyState } from '@/shared/ui/empty-state';
import { Page, PageHeading } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { media } from '@/shared/ui/theme';

import { useOpened } from '../model/use-opened';
import { CheckoutSummary } from './checkout-summary';
import { AbroadOffer } from './abroad-offer';
import { DirhamOffer } from './dirham-offer';

const UnavailableLines = lazy(async () => ({
  default: (await import('./unavailable-lines')).UnavailableLines,
}));

const EmptyCheckout = lazy(async () => ({
  default: (await import('./empty-checkout')).EmptyCheckout,
}));

/** The wizard beside the order summary, or what is to be done where nothing can be ordered. */
const OpenCheckout = () => {
  const dispatch = useAppDispatch();
  const isEmpty = useCheckoutBag().lines.length === 0;
  const { chooseSize, sizeDialog } = useSizeChange();
  const [loading, setLoading] = useState(true);
  // What shipping costs may have changed since the shop was opened.
  useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });

  // Waits for the bag, which the route's loader requested, and merges what is left of a guest's.
  useEffect(() => {
    const load = async () => {
      const { isSuccess } = await dispatch(getCart.initiate(undefined, { subscribe: false }));
      if (isSuccess) await dispatch(mergeGuestBag());
      setLoading(false);
    };
    void load();
  }, [dispatch]);

  const reopen = useCallback(() => {
    dispatch(checkoutOpened());
  }, [dispatch]);
  useEffect(() => {
    reopen();
    return () => {
      dispatch(checkoutLeft());
    };
  }, [dispatch, reopen]);
  usePageRestored(reopen);

  return (
    <>
      {isEmpty && loading && <CheckoutSkeleton />}
      {isEmpty && !loading && (
        <Suspense fallback={<CheckoutSkeleton />}>
          <EmptyCheckout />
        </Suspense>
      )}
      {!isEmpty && (
        <CheckoutWizard
          loading={loading}
          summary={<CheckoutSummary chooseSize={chooseSize} />}
          unavailableLines={
            <Suspense fallback={null}>
              <UnavailableLines onChooseSize={chooseSize} />
            </Suspense>
          }
          currencyOffer={(isToEmirates) => (isToEmirates ? <DirhamOffer /> : <AbroadOffer />)}
        />
      )}
      {sizeDialog}
    </>
  );
};

/** A phone's bar is the end of the page, and so stands at the bottom of the window also where the page is short. */
const barAtEnd = {
  [media.phone]: {
    display: 'flex',
    flexDirection: 'column',
    minBlockSize: '100vh',
    '&:has([data-bar])': { paddingBlockEnd: 0 },
  },
};

/** /checkout (section 2). */
export const CheckoutPage = () => (
  <Page sx={barAtEnd}>
    <PageTitle page={i18n.t('Checkout')} />
    <PageHeading sx={{ marginBlockEnd: 'clamp(24px, 4vw, 48px)' }}>
      {i18n.t('Checkout')}
    </PageHeading>
    {useOpened() ? (
      <OpenCheckout />
    ) : (
      <EmptyState
        title={i18n.t('You are offline')}
        text={i18n.t(
          'Checkout opens once you are online, with up-to-date prices. Your bag and what you typed are kept.',
        )}
      />
    )}
  </Page>
);
