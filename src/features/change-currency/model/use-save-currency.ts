import type { Currency } from '@contract/money';
import { useToast } from '@/shared/toast';

import { useSaveCurrencyMutation } from '../api/change-currency-endpoints';

/** Saves a customer's currency and says how it went: `updated` is the title of the success. */
export const useSaveCurrency = (updated: string) => {
  const toast = useToast();
  const [saveCurrency] = useSaveCurrencyMutation();

  return async (code: Currency): Promise<void> => {
    const { error } = await saveCurrency(code);
    if (error === undefined) toast.success(updated, `Your preferred currency is now ${code}`);
    else toast.error('Failed to update currency', 'Please try again later');
  };
};
