import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useFormContext } from 'react-hook-form';

import { addressLines } from '@/entities/address';
import { useAppDispatch, useAppSelector } from '@/shared/redux';
import { Button } from '@/shared/ui/button';

import type { CheckoutAddress } from '../model/checkout-schema';
import { type CheckoutStep, selectPaymentMethod, stepReopened } from '../model/checkout-slice';

interface PartProps {
  title: string;
  /** What the button 'Change' changes, for screen readers. */
  what: string;
  onChange: () => void;
  lines: readonly string[];
}

const Part = ({ title, what, onChange, lines }: PartProps) => (
  <Box sx={{ paddingBlock: 4, borderBottom: 1, borderColor: 'divider' }}>
    <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
      <Typography variant="overline" component="h3">
        {title}
      </Typography>
      <Button variant="text" aria-label={`Change ${what}`} onClick={onChange}>
        Change
      </Button>
    </Stack>
    <Typography component="div" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {lines.map((line) => (
        <div key={line}>{line}</div>
      ))}
    </Typography>
  </Box>
);

/** The review step on a phone: address and payment method, each with a way to change it. */
export const CheckoutReview = () => {
  const dispatch = useAppDispatch();
  const { getValues } = useFormContext<CheckoutAddress>();
  const byCard = useAppSelector(selectPaymentMethod) === 'credit_card';
  const address = getValues();
  const reopen = (step: CheckoutStep) => () => {
    dispatch(stepReopened(step));
  };

  return (
    <div>
      <Part
        title="Ship to"
        what="the address"
        onChange={reopen('address')}
        lines={[...addressLines(address), address.phone].filter((line) => line.trim() !== '')}
      />
      <Part
        title="Payment"
        what="the payment method"
        onChange={reopen('payment')}
        lines={[byCard ? 'Credit card' : 'Cash on delivery']}
      />
    </div>
  );
};
