import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { ProductDetail, SizeOption } from '@/entities/product';
import { fieldProps, type Submission } from '@/shared/form';
import { sizeText } from '@/shared/lib/size-text';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
import { SelectField } from '@/shared/ui/select-field';
import { EmailField } from '@/shared/ui/text-field';

import type { BackInStockValues } from '../model/back-in-stock-schema';

/** A product whose sizes can be asked for when they are back in stock. */
export type BackInStockProduct = Pick<ProductDetail, 'id' | 'name' | 'sizes'>;

interface BackInStockFormProps {
  product: BackInStockProduct;
  sizes: readonly SizeOption[];
  form: UseFormReturn<BackInStockValues>;
  submission: Submission;
  onClose: () => void;
}

/** The size, where several are sold out, and the email to write to. */
export const BackInStockForm = ({
  product,
  sizes,
  form,
  submission: { onSubmit, busy, failure },
  onClose,
}: BackInStockFormProps) => {
  const [only] = sizes.length === 1 ? sizes : [];
  return (
    <form noValidate method="post" onSubmit={onSubmit}>
      <Stack spacing={5}>
        <DialogContentText>
          {i18n.t(
            '{what}. We send one email when it is in stock again, and before it at most one to confirm your address.',
            { what: commaList([product.name, only === undefined ? '' : sizeText(only.label)]) },
          )}
        </DialogContentText>
        {only === undefined && (
          <SelectField
            label={i18n.t('Size')}
            placeholder={i18n.t('Choose a size')}
            options={sizes.map(({ id, label }) => ({ value: String(id), label }))}
            {...fieldProps(form, 'size')}
          />
        )}
        <EmailField {...fieldProps(form, 'email')} />
        <FormError advice={failure.advice}>{failure.message}</FormError>
      </Stack>
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <Button type="submit" busy={busy} busyLabel={i18n.t('Sending...')}>
          {i18n.t('Tell me')}
        </Button>
      </DialogActions>
    </form>
  );
};
