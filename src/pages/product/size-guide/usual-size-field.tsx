import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { isSoldOut, type SizeOption } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/select-field';
import { spreadRow } from '@/shared/ui/theme';

import { rememberUsualSize, useUsualSize, usualSizes } from '../model/usual-size';

const adviceFor = (houseSize: string, size: SizeOption | undefined): string => {
  if (size === undefined) {
    return i18n.t('Your size here is {size}. This product does not come in that size.', {
      size: houseSize,
    });
  }
  return isSoldOut(size)
    ? i18n.t('Your size here is {size}. It is sold out.', { size: houseSize })
    : i18n.t('Your size here is {size}.', { size: houseSize });
};

interface UsualSizeFieldProps {
  sizes: readonly SizeOption[];
  onChoose: (size: SizeOption) => void;
}

/** What size a person usually wears, remembered for the next product, and what it is here. */
export const UsualSizeField = ({ sizes, onChoose }: UsualSizeFieldProps) => {
  const { usual, houseSize } = useUsualSize();
  const size = sizes.find(({ label }) => label === houseSize);
  return (
    <Stack spacing={2}>
      <SelectField
        label={i18n.t('Your usual size')}
        placeholder={i18n.t('Choose your size')}
        options={usualSizes.map((value) => ({ value, label: value }))}
        value={usual ?? ''}
        onChange={({ target }) => rememberUsualSize(target.value)}
      />
      <Stack
        direction="row"
        aria-live="polite"
        sx={{
          ...spreadRow,
          columnGap: 4,
        }}
      >
        {houseSize !== null && <Typography>{adviceFor(houseSize, size)}</Typography>}
        {size !== undefined && !isSoldOut(size) && (
          <Button variant="text" onClick={() => onChoose(size)}>
            {i18n.t('Choose {size}', { size: size.label })}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
