import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { useGetAddressesQuery } from '@/entities/address';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Checkbox } from '@/shared/ui/checkbox';

import { isSaved } from '../model/checkout-address';
import type { CheckoutAddress } from '../model/checkout-schema';
import { addressSavingChosen, selectSavesAddress } from '../model/checkout-slice';

/** Whether a new address is saved in the account; not asked of one that the account has. */
export const SaveAddress = () => {
  const dispatch = useAppDispatch();
  const saves = useAppSelector(selectSavesAddress);
  const address = useFormContext<CheckoutAddress>().watch();
  const { data: saved } = useGetAddressesQuery();
  if (saved === undefined || isSaved(address, saved)) return null;
  return (
    <Checkbox
      label={i18n.t('Save this address')}
      checked={saves}
      onChange={(event) => {
        dispatch(addressSavingChosen(event.target.checked));
      }}
    />
  );
};
