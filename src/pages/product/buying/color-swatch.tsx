import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import { useLabel } from '@/shared/lib/site';
import { Picture } from '@/shared/ui/picture';
import { color, media } from '@/shared/ui/theme';

/** The width of a swatch: it grows with the text, whose words would else be broken. */
export const swatchWidth = '4.5rem';

const Frame = styled('span')({
  display: 'block',
  inlineSize: swatchWidth,
  paddingBlockEnd: 3,
  borderBlockEnd: '2px solid transparent',
  [media.forcedColors]: { borderColor: 'Canvas' },
  '[aria-current="true"] &, [aria-checked="true"] &': {
    borderColor: color.ink,
    [media.forcedColors]: { borderColor: 'Highlight' },
  },
});

interface ColorSwatchProps {
  name: string;
  /** A picture of the color; without one only the name is shown. */
  image: string | null;
  soldOut?: boolean;
}

/** A color: its picture and its name; the chosen one is underlined. */
export const ColorSwatch = ({ name, image, soldOut = false }: ColorSwatchProps) => (
  <>
    {image !== null && (
      <Frame>
        <Picture src={image} alt="" sizes={swatchWidth} ratio="3 / 4" />
      </Frame>
    )}
    <Typography
      variant="caption"
      component="span"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {useLabel()(name)}
      {soldOut && (
        <Typography
          variant="inherit"
          component="span"
          color="textSecondary"
          sx={{ display: 'block' }}
        >
          {i18n.t('Sold out')}
        </Typography>
      )}
    </Typography>
  </>
);
