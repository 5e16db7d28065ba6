import { useCallback, useEffect, useState } from 'react';

import { i18n } from '@contract/i18n';
import { useGetSettingsQuery } from '@/entities/brand';
import { refreshBag, useBag } from '@/entities/cart';
import {
  checkoutOpened,
  CheckoutWizard,
  selectCheckoutError,
  selectPlacing,
} from '@/features/checkout';
import { mergeGuestBag } from '@/features/merge-guest-bag';
import { usePageRestored } from '@/shared/lib/browser';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { FormError } from '@/shared/ui/form-layout';
import { Page, PageHeading, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';

import { CheckoutSummary } from './checkout-summary';
import { EmptyCheckout } from './empty-checkout';

/** /checkout (section 2): the wizard beside the order summary. */
export const CheckoutPage = () => {
  const dispatch = useAppDispatch();
  const isEmpty = useBag().lines.length === 0;
  const error = useAppSelector(selectCheckoutError);
  const placing = useAppSelector(selectPlacing);
  const [loading, setLoading] = useState(true);
  // What shipping costs may have changed since the shop was opened.
  useGetSettingsQuery(undefined, { refetchOnMountOrArgChange: true, refetchOnFocus: true });

  // Loads the provider's current bag, after merging the rest of a guest's.
  useEffect(() => {
    void dispatch(refreshBag())
      .then((bag) => (bag === null ? null : dispatch(mergeGuestBag())))
      .finally(() => {
        setLoading(false);
      });
  }, [dispatch]);

  const reopen = useCallback(() => {
    dispatch(checkoutOpened());
  }, [dispatch]);
  useEffect(reopen, [reopen]);
  usePageRestored(reopen);

  if (isEmpty && (loading || placing)) {
    return (
      <>
        <PageTitle page={i18n.t('Checkout')} />
        <PageSkeleton />
      </>
    );
  }

  return (
    <Page>
      <PageTitle page={i18n.t('Checkout')} />
      <PageHeading sx={{ marginBlockEnd: 'clamp(24px, 4vw, 48px)' }}>
        {i18n.t('Checkout')}
      </PageHeading>
      {isEmpty ? (
        <>
          <FormError>{error}</FormError>
          <EmptyCheckout />
        </>
      ) : (
        <CheckoutWizard loading={loading} summary={<CheckoutSummary />} />
      )}
    </Page>
  );
};
