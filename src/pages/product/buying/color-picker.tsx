import Typography from '@mui/material/Typography';
import { memo, useId } from 'react';

import { i18n } from '@contract/i18n';
import { pictureOfColor, type ProductDetail } from '@/entities/product';
import { useLabel } from '@/shared/lib/site';
import { ChoiceButtons } from '@/shared/ui/choice-buttons';
import { space } from '@/shared/ui/theme';

import { ColorSwatch, swatchWidth } from './color-swatch';
import { SiblingColors } from './sibling-colors';

interface ColorPickerProps {
  product: Pick<ProductDetail, 'id' | 'image' | 'colors' | 'pictures' | 'siblings' | 'soldOut'>;
  chosen: string | null;
  onChoose: (color: string) => void;
}

const swatches = {
  flexWrap: 'wrap',
  gap: space(3),
  alignItems: 'flex-start',
  '& > .MuiToggleButton-root': {
    flexDirection: 'column',
    alignItems: 'flex-start',
    justifyContent: 'flex-start',
    gap: space(1),
    inlineSize: swatchWidth,
    padding: 0,
    textAlign: 'start',
    color: 'text.primary',
  },
} as const;

/**
 * The colors of the attribute named Color, by name, with a picture of each where there is one;
 * choosing one shows its pictures. The style's other products follow as links. Memoized: another size draws
 * none of them again.
 */
export const ColorPicker = memo(function ColorPicker({
  product,
  chosen,
  onChoose,
}: ColorPickerProps) {
  const labelId = useId();
  const labelOf = useLabel();
  const { colors, pictures, siblings } = product;
  const images = new Map(colors.map((name) => [name, pictureOfColor(pictures, name)]));
  const pictured = colors.length > 1 && [...images.values()].every((image) => image !== null);
  if (colors.length + siblings.length === 0) return null;
  return (
    <div>
      <Typography variant="overline" component="p" id={labelId} sx={{ marginBlockEnd: 2 }}>
        {i18n.t('Color')}
      </Typography>
      {(colors.length > 1 || siblings.length === 0) && (
        <ChoiceButtons
          aria-labelledby={labelId}
          color="secondary"
          choices={colors.map((name) => ({
            value: name,
            label: pictured ? (
              <ColorSwatch name={name} image={images.get(name) ?? null} />
            ) : (
              labelOf(name)
            ),
          }))}
          value={chosen}
          onChoose={(name) => onChoose(String(name))}
          sx={pictured ? swatches : { flexWrap: 'wrap', columnGap: 6 }}
        />
      )}
      {siblings.length > 0 && <SiblingColors product={product} labelId={labelId} />}
    </div>
  );
});
