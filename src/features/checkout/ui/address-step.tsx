import Stack from '@mui/material/Stack';
import { useEffect, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { AddressFields } from '@/entities/address';
import { Button } from '@/shared/ui/button';

import type { CheckoutAddress } from '../model/checkout-schema';
import { useSavedAddresses } from '../model/use-saved-addresses';
import { PhoneField } from './phone-field';
import { SavedAddresses } from './saved-addresses';

/**
 * Where the order goes (section 5). The fields of a chosen address that is complete are folded away
 * until they are edited, or one of them is wrong. The phone is rendered after the address, so that
 * its fields are registered, and focused for errors, before it.
 */
export const AddressStep = () => {
  const { formState, setFocus } = useFormContext<CheckoutAddress>();
  const { choose, isComplete, ...addresses } = useSavedAddresses();
  const [opened, setOpened] = useState(false);
  const wrong = (Object.keys(formState.errors) as (keyof CheckoutAddress)[]).find(
    (name) => name !== 'phone',
  );
  const folded = !opened && isComplete && wrong === undefined;
  // What is being edited stays open, also when it is the chosen address again.
  if (!folded && !opened) setOpened(true);

  const wasFolded = useRef(folded);
  useEffect(() => {
    if (wasFolded.current && !folded && isComplete) setFocus(wrong ?? 'first_name');
    wasFolded.current = folded;
  }, [folded, isComplete, wrong, setFocus]);

  return (
    <>
      <SavedAddresses
        {...addresses}
        choose={(value) => {
          setOpened(false);
          choose(value);
        }}
      />
      {folded && (
        <Button variant="text" onClick={() => setOpened(true)} sx={{ alignSelf: 'start' }}>
          {i18n.t('Edit for this order')}
        </Button>
      )}
      <Stack spacing={5} sx={folded ? { display: 'none' } : {}}>
        <AddressFields countryPlace="before-state" />
      </Stack>
      <PhoneField />
    </>
  );
};
