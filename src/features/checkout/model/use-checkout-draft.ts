import { useEffect, useState } from 'react';

import { useGetAddressesQuery } from '@/entities/address';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectUser } from '@/shared/session';

import { prefilledFrom } from './checkout-address';
import { readCheckoutDraft, writeCheckoutDraft } from './checkout-draft';
import { addressPrefilled, draftRestored, selectCheckout } from './checkout-slice';

/**
 * Takes up what was typed before a reload, else the first saved address, and keeps what is typed
 * from then on. True once the form knows what it starts with.
 */
export const useCheckoutDraft = (): boolean => {
  const dispatch = useAppDispatch();
  const owner = useAppSelector(selectUser)?.email ?? '';
  const checkout = useAppSelector(selectCheckout);
  const addresses = useGetAddressesQuery();
  const [restored, setRestored] = useState(false);
  const [prefilled, setPrefilled] = useState(false);

  useEffect(() => {
    const draft = readCheckoutDraft(owner);
    if (draft !== null) dispatch(draftRestored(draft));
    setRestored(true);
  }, [owner, dispatch]);

  const addressesKnown = addresses.isSuccess || addresses.isError;
  const first = addresses.data?.[0];
  useEffect(() => {
    if (!restored || !addressesKnown) return;
    if (first !== undefined) dispatch(addressPrefilled(prefilledFrom(first)));
    setPrefilled(true);
  }, [restored, addressesKnown, first, dispatch]);

  useEffect(() => {
    if (!restored) return;
    const { step, address, touched, paymentMethod, attempt } = checkout;
    const isUntouched =
      !touched && attempt === null && step === 'address' && paymentMethod === 'cash_on_delivery';
    writeCheckoutDraft(
      owner,
      isUntouched ? null : { step, address, touched, paymentMethod, attempt },
    );
  }, [restored, owner, checkout]);

  return restored && (checkout.touched || prefilled);
};
