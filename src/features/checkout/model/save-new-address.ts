import { i18n } from '@contract/i18n';
import { addAddress, getAddresses } from '@/entities/address';
import { providerMessage } from '@/shared/api';
import type { AppThunk } from '@/shared/redux';
import { selectToken } from '@/shared/session';
import { toastShown } from '@/shared/toast';

import { fieldsOf, isSaved } from './checkout-address';
import type { CheckoutAddress } from './checkout-schema';
import { addressSavingChosen, selectSavesAddress } from './checkout-slice';

const selectAddresses = getAddresses.select();

/**
 * Saves a new address in the account, where the customer has asked for it. The order does not wait for it,
 * and is placed also where it fails, which a toast says unless the session has ended.
 */
export const saveNewAddress =
  (address: CheckoutAddress): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const { data: saved = [] } = selectAddresses(getState());
    if (!selectSavesAddress(getState()) || isSaved(address, saved)) return;
    const token = selectToken(getState());
    // Another attempt to place the order does not save it again.
    dispatch(addressSavingChosen(false));
    const { error } = await dispatch(addAddress.initiate(fieldsOf(address)));
    if (error === undefined || selectToken(getState()) !== token) return;
    const title = i18n.t('Failed to save address');
    dispatch(toastShown({ severity: 'error', title, description: providerMessage(error) }));
  };
