import { yupResolver } from '@hookform/resolvers/yup';
import { useEffect } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';

import { useAppStore } from '@/shared/redux';

import type { CheckoutAddress } from './checkout-fields';
import { checkoutSchema } from './checkout-schema';
import { addressTyped, selectCheckoutAddress } from './checkout-slice';

const pauseMs = 250;

/** The address form; what is typed reaches the wizard's slice after a pause and when it is left. */
export const useCheckoutForm = (): UseFormReturn<CheckoutAddress> => {
  const store = useAppStore();
  const form = useForm<CheckoutAddress>({
    resolver: yupResolver(checkoutSchema),
    defaultValues: selectCheckoutAddress(store.getState()),
    mode: 'onTouched',
  });

  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      if (waiting === undefined) return;
      clearTimeout(waiting);
      waiting = undefined;
      store.dispatch(addressTyped(form.getValues()));
    };
    const stopWatching = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name === undefined) return;
        clearTimeout(waiting);
        waiting = setTimeout(keep, pauseMs);
      },
    });
    window.addEventListener('pagehide', keep);
    return () => {
      stopWatching();
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, [form, store]);

  return form;
};
