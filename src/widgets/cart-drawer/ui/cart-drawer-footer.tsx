import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';

import { i18n } from '@contract/i18n';
import { ShortageNotice, Subtotal, useBag } from '@/entities/cart';
import { overlayClosed } from '@/shared/overlay';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { type OriginState, paths } from '@/shared/routes';
import { selectIsAuthenticated } from '@/shared/session';
import { useToast } from '@/shared/toast';
import { Button } from '@/shared/ui/button';

/**
 * The subtotal without decimals, the exact one if it differs, with its `notes` where there is room for
 * them, and the button to checkout.
 */
export const CartDrawerFooter = ({ notes }: { notes: ReactNode }) => {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const toast = useToast();
  const isCustomer = useAppSelector(selectIsAuthenticated);
  const { lines, shortages, total, unavailable, isLoaded } = useBag();

  const checkOut = () => {
    dispatch(overlayClosed());
    if (isCustomer) {
      void navigate(paths.checkout);
      return;
    }
    toast.requestLogin(i18n.t('Please login to proceed with checkout'));
    void navigate(paths.login, { state: { from: paths.checkout } satisfies OriginState });
  };

  return (
    <Stack spacing={2}>
      <Subtotal variant="total" total={isLoaded ? total : null} unavailable={unavailable} />
      {notes}
      <ShortageNotice />
      <Button
        fullWidth
        disabled={lines.length === 0 || shortages > 0}
        onClick={checkOut}
        sx={{ '&&': { marginBlockStart: 4 } }}
      >
        {i18n.t('Checkout')}
      </Button>
    </Stack>
  );
};
