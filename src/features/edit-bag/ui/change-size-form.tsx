import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import Stack from '@mui/material/Stack';
import type { BaseSyntheticEvent } from 'react';
import type { UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { ProductSize } from '@contract/product';
import { colorBeside } from '@contract/short-name';
import type { ShownLine } from '@/entities/cart';
import { isSoldOut } from '@/entities/product';
import { fieldProps } from '@/shared/form';
import { useLabel } from '@/shared/lib/site';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
import { SelectField } from '@/shared/ui/select-field';

import type { ChangeSizeValues } from '../model/change-size-schema';

interface ChangeSizeFormProps {
  line: ShownLine;
  /** The product's other sizes; some may be sold out. */
  sizes: readonly ProductSize[];
  form: UseFormReturn<ChangeSizeValues>;
  busy: boolean;
  /** Why the size was not changed. */
  refusal: string | undefined;
  onSubmit: (event: BaseSyntheticEvent) => Promise<void>;
  onClose: () => void;
}

/** The choice of another size, and the button that replaces the line. */
export const ChangeSizeForm = ({
  line,
  sizes,
  form,
  busy,
  refusal,
  onSubmit,
  onClose,
}: ChangeSizeFormProps) => {
  const label = useLabel();
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <Stack spacing={5} useFlexGap>
        <DialogContentText>
          {commaList([line.name, colorBeside(line.name, label(line.color))])}
        </DialogContentText>
        <SelectField
          label={i18n.t('Size')}
          placeholder={i18n.t('Choose a size')}
          options={sizes.map((size) => ({
            value: String(size.id),
            label: isSoldOut(size) ? i18n.t('{size}, sold out', { size: size.size }) : size.size,
            disabled: isSoldOut(size),
          }))}
          {...fieldProps(form, 'size')}
        />
        <FormError advice={refusal}>
          {refusal !== undefined && i18n.t('Failed to change the size')}
        </FormError>
      </Stack>
      <DialogActions>
        <Button variant="outlined" disabled={busy} onClick={onClose}>
          {i18n.t('Cancel')}
        </Button>
        <Button type="submit" busy={busy} busyLabel={i18n.t('Changing...')}>
          {i18n.t('Change size')}
        </Button>
      </DialogActions>
    </form>
  );
};
