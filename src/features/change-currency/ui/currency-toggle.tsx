import styled from '@emotion/styled';

import {
  currencyShown,
  nextCurrency,
  selectCurrency,
  selectCurrencySaving,
} from '@/entities/currency';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';

import { useSaveCurrencyMutation } from '../api/change-currency-endpoint';

const Toggle = styled('button')({
  border: 0,
  background: 'none',
  cursor: 'pointer',
  minInlineSize: 44,
  minBlockSize: 44,
  paddingInline: 4,
  font: 'inherit',
  fontSize: 12,
  letterSpacing: '0.12em',
  color: 'inherit',
  // The same width for every code, so that nothing in the header moves.
  inlineSize: 52,
  '&[aria-disabled]': { opacity: 0.5 },
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: -4 },
});

/**
 * The header's currency: each click shows the next of USD, EUR and AED (section 4). While a
 * customer's choice is being saved it is disabled, but keeps the focus.
 */
export const CurrencyToggle = () => {
  const dispatch = useAppDispatch();
  const toast = useToast();
  const [saveCurrency] = useSaveCurrencyMutation();
  const current = useAppSelector(selectCurrency);
  const saving = useAppSelector(selectCurrencySaving);
  const isCustomer = useAppSelector(selectIsAuthenticated);

  const change = async () => {
    if (saving) return;
    const code = nextCurrency(current);
    if (!isCustomer) {
      dispatch(currencyShown(code));
      toast.success('Currency changed');
      return;
    }
    const { error } = await saveCurrency(code);
    if (error === undefined) {
      toast.success('Currency updated', `Your preferred currency is now ${code}`);
    } else {
      toast.error('Failed to update currency', 'Please try again later');
    }
  };

  return (
    <Toggle
      type="button"
      aria-label={`Currency: ${current}. Change to ${nextCurrency(current)}`}
      aria-busy={saving}
      aria-disabled={saving || undefined}
      onClick={() => {
        void change();
      }}
    >
      {current}
    </Toggle>
  );
};
