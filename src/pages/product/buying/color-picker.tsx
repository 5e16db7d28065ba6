import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { ChoiceButtons } from './choice-buttons';

interface ColorPickerProps {
  colors: readonly string[];
  chosen: string | null;
  onChoose: (color: string) => void;
}

/** The colors of the attribute named Color, by name; choosing one shows its picture. */
export const ColorPicker = ({ colors, chosen, onChoose }: ColorPickerProps) => {
  const labelId = useId();
  if (colors.length === 0) return null;
  return (
    <div>
      <Typography variant="overline" component="p" id={labelId}>
        Color
      </Typography>
      <ChoiceButtons
        aria-labelledby={labelId}
        color="secondary"
        choices={colors.map((name) => ({ value: name, label: name }))}
        value={chosen}
        onChoose={(name) => {
          onChoose(String(name));
        }}
        sx={{ flexWrap: 'wrap', columnGap: 6 }}
      />
    </div>
  );
};
