import Box from '@mui/material/Box';
import { useFormContext } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { useGetOrdersQuery } from '@/entities/order';
import { fieldProps } from '@/shared/form';
import { Button } from '@/shared/ui/button';
import { TextField } from '@/shared/ui/text-field';

import type { CheckoutAddress } from '../model/checkout-schema';

// On the line of the field's label, so that nothing moves when the orders have loaded; above it where
// enlarged text leaves no room there.
const besideLabel = {
  position: 'absolute',
  insetBlockStart: -14,
  insetInlineEnd: 0,
  zIndex: 2,
  '@container (max-width: 15rem)': { position: 'static' },
};

/**
 * The phone number, which is not prefilled (section 3); the last order's is offered while the field
 * is empty.
 */
export const PhoneField = () => {
  const form = useFormContext<CheckoutAddress>();
  const { data: orders = [] } = useGetOrdersQuery();
  const last = orders.map(({ address }) => address.phone).find((phone) => phone.trim() !== '');
  const offered = form.watch('phone').trim() === '' ? last : undefined;
  return (
    <Box sx={{ position: 'relative', containerType: 'inline-size' }}>
      {offered !== undefined && (
        <Box sx={besideLabel}>
          <Button
            variant="text"
            size="small"
            onClick={() => {
              form.setValue('phone', offered, { shouldDirty: true, shouldValidate: true });
              form.setFocus('phone');
            }}
          >
            {i18n.t('Use {phone}', { phone: offered })}
          </Button>
        </Box>
      )}
      <TextField
        label={i18n.t('Phone')}
        type="tel"
        inputMode="tel"
        autoComplete="shipping tel"
        hint={i18n.t('For the courier only')}
        {...fieldProps(form, 'phone')}
      />
    </Box>
  );
};
