import styled from '@emotion/styled';
import { useEffect, useState } from 'react';

import { selectBagItems } from '@/entities/cart';
import { selectCheckoutError, useCheckoutDraft, usePlaceOrder } from '@/features/checkout';
import { mergeGuestBag } from '@/features/merge-guest-bag';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { FormError } from '@/shared/ui/form-layout';
import { Page, PageHeading, PageSkeleton } from '@/shared/ui/page-layout';
import { PageTitle } from '@/shared/ui/page-title';
import { space } from '@/shared/ui/theme';

import { CheckoutWizard } from './checkout-wizard';
import { EmptyCheckout } from './empty-checkout';

const Heading = styled(PageHeading)({ marginBlockEnd: `clamp(${space(6)}, 4vw, ${space(12)})` });

/** /checkout (specification, section 2): the bag, where it goes, how it is paid. */
export const CheckoutPage = () => {
  const dispatch = useAppDispatch();
  const items = useAppSelector(selectBagItems);
  const error = useAppSelector(selectCheckoutError);
  const order = usePlaceOrder();
  const formReady = useCheckoutDraft();
  const [loading, setLoading] = useState(true);

  // The bag as the provider has it now, with whatever the guest's still had to bring.
  useEffect(() => {
    void dispatch(mergeGuestBag()).finally(() => {
      setLoading(false);
    });
  }, [dispatch]);

  const isEmpty = items.length === 0;
  if (!formReady || (isEmpty && (loading || order.placing))) {
    return (
      <>
        <PageTitle page="Checkout" />
        <PageSkeleton />
      </>
    );
  }

  return (
    <Page>
      <PageTitle page="Checkout" />
      <Heading>Checkout</Heading>
      {isEmpty ? (
        <>
          <FormError>{error}</FormError>
          <EmptyCheckout />
        </>
      ) : (
        <CheckoutWizard {...order} loading={loading} />
      )}
    </Page>
  );
};
