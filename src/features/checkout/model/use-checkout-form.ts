import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect, useRef } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import type { Address } from '@contract/address';
import { getAddresses, useGetAddressesQuery } from '@/entities/address';
import { getOrders } from '@/entities/order';
import { type AppStore, useAppSelector, useAppStore } from '@/shared/redux';
import { selectUser } from '@/shared/session';

import { prefilledFrom, prefilledWithName } from './checkout-address';
import { readCheckoutDraft, saveCheckoutDraft } from './checkout-draft';
import { type CheckoutAddress, checkoutSchema } from './checkout-schema';
import { draftRestored, selectCheckout } from './checkout-slice';

const pauseMs = 250;

/**
 * The form before anything is typed. If the saved addresses cannot be loaded, only the name is filled
 * in: the last order may have gone to an old address.
 */
const prefilled = async (
  store: AppStore,
  addresses: readonly Address[] | undefined,
): Promise<CheckoutAddress> => {
  const withName = () => prefilledWithName(selectUser(store.getState())?.name ?? '');
  if (addresses === undefined) return withName();
  const [first] = addresses;
  if (first !== undefined) return prefilledFrom(first);
  const orders = await store.dispatch(getOrders.initiate(undefined, { subscribe: false }));
  const last = orders.data?.[0]?.address;
  return last === undefined ? withName() : prefilledFrom(last);
};

/**
 * The form of checkout and its draft (ADR 0011). It starts with this tab's draft, else with the
 * first saved address (section 5), else with the last order's, else with the customer's name;
 * `formState.isLoading` until that is known. Addresses that load at a later try are filled in where
 * nothing was typed. The draft is saved when the wizard's state changes, after a pause in typing, and
 * on leaving.
 */
export const useCheckoutForm = (): UseFormReturn<CheckoutAddress> => {
  const store = useAppStore();
  const wizard = useAppSelector(selectCheckout);
  const typed = useRef(false);
  const addressesMissed = useRef(false);
  const { data: loadedAddresses } = useGetAddressesQuery();

  const form = useForm<CheckoutAddress>({
    resolver: yupResolver(checkoutSchema),
    mode: 'onTouched',
    defaultValues: async () => {
      // Also for a draft: the form shows them from the start.
      const addresses = await store.dispatch(
        getAddresses.initiate(undefined, { subscribe: false }),
      );
      const draft = readCheckoutDraft(selectUser(store.getState())?.email ?? '');
      if (draft !== null) {
        const { address, ...wizardDraft } = draft;
        store.dispatch(draftRestored(wizardDraft));
        typed.current = address !== null;
        if (address !== null) return address;
      }
      addressesMissed.current = addresses.data === undefined;
      return prefilled(store, addresses.data);
    },
  });

  useEffect(() => {
    if (loadedAddresses === undefined || !addressesMissed.current) return;
    addressesMissed.current = false;
    void prefilled(store, loadedAddresses).then((values) => {
      if (!typed.current) form.reset(values);
    });
  }, [form, store, loadedAddresses]);

  const { isLoading } = form.formState;
  useEffect(() => {
    if (isLoading) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const save = () => {
      clearTimeout(pause);
      store.dispatch(saveCheckoutDraft(typed.current ? form.getValues() : null));
    };
    save();
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        typed.current = true;
        clearTimeout(pause);
        pause = setTimeout(save, pauseMs);
      },
    });
    window.addEventListener('pagehide', save);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', save);
      save();
    };
  }, [form, store, wizard, isLoading]);

  return form;
};
