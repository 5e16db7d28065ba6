import ButtonBase from '@mui/material/ButtonBase';

import { i18n } from '@contract/i18n';
import {
  chooseCurrency,
  nextCurrency,
  selectCurrency,
  selectCurrencySaving,
} from '@/entities/currency';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { barPx, touchTargetPx } from '@/shared/ui/theme';

import { useSaveCurrency } from '../model/use-save-currency';

// The same width for every code, so that nothing in the header moves.
const toggleStyle = {
  inlineSize: barPx(52),
  minBlockSize: touchTargetPx,
  typography: 'code',
  '&[aria-disabled]': { opacity: 0.5 },
};

/**
 * The header's currency: each click shows the next of USD, EUR and AED (section 4). While a
 * customer's choice is being saved it is disabled, but keeps the focus.
 */
export const CurrencyToggle = () => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const saveCurrency = useSaveCurrency(i18n.t('Currency updated'));
  const current = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  const isCustomer = useAppSelector(selectIsAuthenticated);

  const change = () => {
    if (saving) return;
    const code = nextCurrency(current);
    if (!isCustomer) {
      dispatch(chooseCurrency(code));
      toast.success(i18n.t('Currency changed'));
      return;
    }
    void saveCurrency(code);
  };

  return (
    <ButtonBase
      sx={toggleStyle}
      aria-label={i18n.t('Currency: {current}. Change to {next}', {
        current,
        next: nextCurrency(current),
      })}
      aria-busy={saving}
      aria-disabled={saving || undefined}
      onClick={change}
    >
      <span data-price={current}>{current}</span>
    </ButtonBase>
  );
};
