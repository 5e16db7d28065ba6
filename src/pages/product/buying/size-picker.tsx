import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { quantityBySize, selectBag } from '@/entities/cart';
import { isSoldOut, type SizeOption } from '@/entities/product';
import { sizesPerRow } from '@/shared/config';
import { isOneSize, sizeText } from '@/shared/lib/size-text';
import { useAppSelector } from '@/shared/redux';
import { focusRingRoomPx, touchTargetPx } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { selectSizeText, sizeNote, stockText } from '../model/size-choice';
import { useUsualSize } from '../model/usual-size';
import { ChoiceButtons } from './choice-buttons';
import type { ProductChoice } from './use-product-choice';

/** A label of at least this many characters, such as One Size, spans two columns. */
const wideLabelLength = 5;

interface SizePickerProps {
  sizes: readonly SizeOption[];
  choice: Pick<ProductChoice, 'size' | 'chooseSize' | 'sizeRequests'>;
  /** Beside the heading: the button that opens the size guide. */
  aside?: ReactNode;
}

/**
 * A size; below it its stock in words, if that is low. Screen readers hear the stock from the note
 * below the sizes, once a size is chosen.
 */
const SizeLabel = ({ size }: { size: SizeOption }) => {
  const stock = stockText(size);
  return (
    <Box component="span" sx={{ inlineSize: '100%' }}>
      {isOneSize(size.label) ? sizeText(size.label) : size.label}
      {isSoldOut(size) && <VisuallyHidden>{i18n.t(', sold out')}</VisuallyHidden>}
      {stock !== null && (
        <Typography
          variant="remark"
          component="span"
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

/** Focuses the first available size each time that the number of requests increases. */
const useFocusOnRequest = (requests: number) => {
  const frame = useRef<HTMLDivElement>(null);
  const handled = useRef(requests);
  useEffect(() => {
    if (requests === handled.current) return;
    handled.current = requests;
    frame.current?.querySelector<HTMLElement>('[role="radio"]:enabled')?.focus();
  }, [requests]);
  return frame;
};

/**
 * The sizes, five in a row, with the stock in words where it is low; sold-out sizes are struck
 * through. When Add to Bag needs a size, a message asks for it and the sizes get the focus.
 */
export const SizePicker = ({ sizes, choice, aside }: SizePickerProps) => {
  const labelId = useId();
  const { houseSize } = useUsualSize();
  const { size: chosen, sizeRequests } = choice;
  // Here and not in `choice`: of the page, the sizes alone are drawn again when one is in the bag.
  const inBag = useAppSelector((state) =>
    chosen === null ? 0 : (quantityBySize(selectBag(state).lines).get(chosen.id) ?? 0),
  );
  const frame = useFocusOnRequest(sizeRequests);
  const isMissing = sizeRequests > 0 && chosen === null;
  return (
    <div ref={frame}>
      <Stack
        direction="row"
        sx={{
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 4,
          minBlockSize: touchTargetPx,
          marginBlockEnd: `${focusRingRoomPx}px`,
        }}
      >
        <Typography variant="overline" id={labelId}>
          {i18n.t('Size')}
        </Typography>
        {aside}
      </Stack>
      <ChoiceButtons
        aria-labelledby={labelId}
        choices={sizes.map((size) => ({
          value: size.id,
          disabled: isSoldOut(size),
          wide: size.label.length >= wideLabelLength,
          label: <SizeLabel size={size} />,
        }))}
        value={chosen?.id ?? null}
        onChoose={(id) => {
          const size = sizes.find((each) => each.id === id);
          if (size !== undefined) choice.chooseSize(size);
        }}
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
      <Typography
        variant="body2"
        color={isMissing ? 'error' : 'textPrimary'}
        aria-live="polite"
        sx={{ minBlockSize: '1.55em', marginBlock: 2 }}
      >
        {isMissing ? selectSizeText() : sizeNote(sizes, chosen, { usualSize: houseSize, inBag })}
      </Typography>
    </div>
  );
};
