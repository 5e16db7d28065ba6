import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { isSoldOut, type SizeOption } from '@/entities/product';
import { Button } from '@/shared/ui/button';
import { SelectField } from '@/shared/ui/select-field';

import type { SizeMeasures } from '../model/size-measures';
import { rememberUsualSize, useUsualSize, usualSizes } from '../model/usual-size';

const adviceFor = (houseSize: string, size: SizeOption | undefined): string => {
  const advice = `Your size here is ${houseSize}.`;
  if (size === undefined) return `${advice} This product does not come in that size.`;
  return isSoldOut(size) ? `${advice} It is sold out.` : advice;
};

interface UsualSizeFieldProps {
  measures: readonly SizeMeasures[];
  sizes: readonly SizeOption[];
  onChoose: (size: SizeOption) => void;
}

/** What size a person usually wears, remembered for the next product, and what it is here. */
export const UsualSizeField = ({ measures, sizes, onChoose }: UsualSizeFieldProps) => {
  const { usual, houseSize } = useUsualSize();
  const size = sizes.find(({ label }) => label === houseSize);
  return (
    <Stack spacing={2}>
      <SelectField
        label="Your usual size"
        placeholder="Choose your size"
        options={usualSizes(measures).map((value) => ({ value, label: value }))}
        value={usual ?? ''}
        onChange={({ target }) => {
          rememberUsualSize(target.value, measures);
        }}
      />
      <Stack
        direction="row"
        aria-live="polite"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          minBlockSize: 50,
        }}
      >
        {houseSize !== null && <Typography>{adviceFor(houseSize, size)}</Typography>}
        {size !== undefined && !isSoldOut(size) && (
          <Button
            variant="text"
            onClick={() => {
              onChoose(size);
            }}
          >
            Choose {size.label}
          </Button>
        )}
      </Stack>
    </Stack>
  );
};
