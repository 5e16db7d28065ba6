import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId } from 'react';

import { i18n } from '@contract/i18n';
import { sizesPerRow } from '@/shared/config';
import { isOneSize, sizeText } from '@/shared/lib/size-text';
import { ChoiceButtons } from '@/shared/ui/choice-buttons';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import type { SizeOption } from '../model/product';
import { isSoldOut, lowStockText, stockText } from '../model/stock';

/** A label of at least this many characters, such as One Size, spans two columns. */
const wideLabelLength = 5;

type ShownSize = Pick<SizeOption, 'id' | 'label' | 'stock'>;

/** A size; below it its stock in words, if that is low, which are its description too. */
const SizeLabel = ({ size, stockId }: { size: ShownSize; stockId: string }) => {
  const stock = stockText(size);
  return (
    <Box component="span" sx={{ inlineSize: '100%' }}>
      {isOneSize(size.label) ? sizeText(size.label) : size.label}
      {isSoldOut(size) && <VisuallyHidden>{i18n.t(', sold out')}</VisuallyHidden>}
      {stock !== null && (
        <Typography
          variant="remark"
          component="span"
          id={stockId}
          aria-hidden="true"
          data-part="stock"
          // A block of its own is not struck through with the size.
          sx={{
            display: 'inline-block',
            inlineSize: '100%',
            // Enlarged words take a second line before they touch their box.
            paddingInline: 'clamp(0px, 0.5rem - 8px, 8%)',
            '[aria-checked="false"] &': { color: 'text.secondary' },
          }}
        >
          {stock}
        </Typography>
      )}
    </Box>
  );
};

interface SizeSquaresProps {
  'aria-labelledby': string;
  'aria-describedby'?: string;
  sizes: readonly ShownSize[];
  /** The id of the chosen size. */
  value: number | null;
  onChoose: (id: number) => void;
}

/**
 * Sizes to choose from, five in a row, with the stock in words where it is low; sold-out sizes are struck
 * through.
 */
export const SizeSquares = ({ sizes, onChoose, ...group }: SizeSquaresProps) => {
  const groupId = useId();
  const stockId = (size: ShownSize) => `${groupId}-${size.id}`;
  return (
    <ChoiceButtons
      choices={sizes.map((size) => ({
        value: size.id,
        describedBy: lowStockText(size) === null ? undefined : stockId(size),
        disabled: isSoldOut(size),
        wide: size.label.length >= wideLabelLength,
        label: <SizeLabel size={size} stockId={stockId(size)} />,
      }))}
      onChoose={(id) => onChoose(Number(id))}
      {...group}
      sx={{
        display: 'grid',
        gridTemplateColumns: `repeat(${sizesPerRow}, minmax(0, 1fr))`,
        gridAutoRows: 'minmax(56px, auto)',
        gap: 2,
        // In the narrowest boxes the stock's words reach to the edges rather than take two lines.
        '& > button': { paddingInline: 0 },
        // Where one has words on its stock, all names are as high in their boxes as one with a line of
        // them in the middle: centered, each would be on a line of its own.
        '&:has([data-part="stock"]) > button': {
          alignItems: 'flex-start',
          paddingBlock: '9px 4px',
        },
      }}
    />
  );
};
