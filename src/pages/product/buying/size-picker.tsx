import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

import type { SizeOption } from '@/entities/product';
import { sizesPerRow } from '@/shared/config';
import { touchTargetPx } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { isSoldOut, sizeNote } from '../model/size-choice';
import { useUsualSize } from '../model/usual-size';
import { ChoiceButtons } from './choice-buttons';

/** A label of so many characters, such as One Size, takes the room of two. */
const wideLabelLength = 5;

interface SizePickerProps {
  sizes: readonly SizeOption[];
  chosen: SizeOption | null;
  onChoose: (size: SizeOption) => void;
  /** Beside the heading: the button that opens the size guide. */
  aside?: ReactNode;
}

/** The sizes, five in a row; what is sold out is struck through and says so to a screen reader. */
export const SizePicker = ({ sizes, chosen, onChoose, aside }: SizePickerProps) => {
  const labelId = useId();
  const { houseSize } = useUsualSize();
  return (
    <div>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 4,
          minBlockSize: touchTargetPx,
        }}
      >
        <Typography variant="overline" id={labelId}>
          Size
        </Typography>
        {aside}
      </Stack>
      <ChoiceButtons
        aria-labelledby={labelId}
        choices={sizes.map((size) => ({
          value: size.id,
          disabled: isSoldOut(size),
          wide: size.label.length >= wideLabelLength,
          label: (
            <>
              {size.label}
              {isSoldOut(size) && <VisuallyHidden>, sold out</VisuallyHidden>}
            </>
          ),
        }))}
        value={chosen?.id ?? null}
        onChoose={(id) => {
          const size = sizes.find((each) => each.id === id);
          if (size !== undefined) onChoose(size);
        }}
        sx={{
          display: 'grid',
          gridTemplateColumns: `repeat(${sizesPerRow}, minmax(0, 1fr))`,
          gridAutoRows: 'minmax(52px, auto)',
          gap: 2,
        }}
      />
      <Typography
        variant="body2"
        aria-live="polite"
        sx={{ minBlockSize: '1.55em', marginBlock: 2 }}
      >
        {sizeNote(sizes, chosen, houseSize)}
      </Typography>
    </div>
  );
};
