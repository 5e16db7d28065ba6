import styled from '@emotion/styled';
import { useId } from 'react';

import { color, labelText } from '@/shared/ui/theme';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

const Legend = styled('legend')({ ...labelText, padding: 0, marginBlockEnd: 4 });

const Names = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 24 });

const Name = styled('label')({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: 44,
  minInlineSize: 44,
  fontSize: '0.9375rem',
  color: color.ash,
  cursor: 'pointer',
  '& span': { borderBlockEnd: '1px solid transparent', paddingBlockEnd: 2 },
  '&:hover': { color: color.ink },
  '&:has(:checked)': { color: color.ink },
  '&:has(:checked) span': { borderBlockEndColor: 'currentColor' },
  '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  '& input': {
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  },
});

export interface ColorPickerProps {
  colors: readonly string[];
  chosen: string | null;
  onChoose: (color: string) => void;
}

/** The colours of the attribute named Color, by their names; choosing one shows its picture. */
export const ColorPicker = ({ colors, chosen, onChoose }: ColorPickerProps) => {
  const id = useId();
  if (colors.length === 0) return null;
  return (
    <Group>
      <Legend>Color</Legend>
      <Names>
        {colors.map((name) => (
          <Name key={name}>
            <input
              type="radio"
              name={id}
              value={name}
              checked={name === chosen}
              onChange={() => {
                onChoose(name);
              }}
            />
            <span>{name}</span>
          </Name>
        ))}
      </Names>
    </Group>
  );
};
