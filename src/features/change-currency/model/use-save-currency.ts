import { i18n } from '@contract/i18n';
import type { Currency } from '@contract/money';
import { useToast } from '@/shared/toast';

import { useSaveCurrencyMutation } from '../api/change-currency-endpoints';

/** Saves a customer's currency and says how it went: `updated` is the title of the success. */
export const useSaveCurrency = (updated: string) => {
  const toast = useToast();
  const [saveCurrency] = useSaveCurrencyMutation();

  return async (code: Currency): Promise<void> => {
    const { error } = await saveCurrency(code);
    if (error === undefined)
      toast.success(updated, i18n.t('Your preferred currency is now {code}', { code }));
    else toast.error(i18n.t('Failed to update currency'), i18n.t('Please try again later'));
  };
};
