import DialogActions from '@mui/material/DialogActions';
import DialogContentText from '@mui/material/DialogContentText';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import { type BaseSyntheticEvent, useId } from 'react';
import { useController, type UseFormReturn } from 'react-hook-form';

import { i18n } from '@contract/i18n';
import { commaList } from '@contract/lists';
import type { ProductSize } from '@contract/product';
import { colorBeside } from '@contract/short-name';
import type { ShownLine } from '@/entities/cart';
import { lowStockText, SizeSquares } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { Button } from '@/shared/ui/button';
import { FormError } from '@/shared/ui/form-layout';
import { LiveRegion } from '@/shared/ui/live-region';

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
  const id = useId();
  const labelId = `${id}-label`;
  const errorId = `${id}-error`;
  const { field, fieldState } = useController({ control: form.control, name: 'size' });
  const { error } = fieldState;
  const chosen = sizes.find((size) => String(size.id) === field.value);
  return (
    <form noValidate method="post" onSubmit={(event) => void onSubmit(event)}>
      <Stack spacing={5} useFlexGap>
        <DialogContentText>
          {commaList([line.name, colorBeside(line.name, label(line.color))])}
        </DialogContentText>
        <FormControl
          error={error !== undefined}
          ref={(frame: HTMLElement | null) => {
            // What gets the focus when no size is chosen.
            field.ref(frame?.querySelector('[role="radio"]:enabled'));
          }}
        >
          <FormLabel id={labelId}>{i18n.t('Size')}</FormLabel>
          <SizeSquares
            aria-labelledby={labelId}
            aria-describedby={error === undefined ? undefined : errorId}
            sizes={sizes.map(({ id: sizeId, size, stock = null }) => ({
              id: sizeId,
              label: size,
              stock,
            }))}
            value={chosen?.id ?? null}
            onChoose={(sizeId) => field.onChange(String(sizeId))}
          />
          {error !== undefined && <FormHelperText id={errorId}>{error.message}</FormHelperText>}
          <LiveRegion>{chosen !== undefined && lowStockText(chosen)}</LiveRegion>
        </FormControl>
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
