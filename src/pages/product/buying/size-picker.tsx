import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef } from 'react';

import { i18n } from '@contract/i18n';
import { quantityBySize, selectBag } from '@/entities/cart';
import { type ProductDetail, SizeSquares } from '@/entities/product';
import { useAppSelector } from '@/shared/redux';
import { focusRingRoomPx, touchTargetPx } from '@/shared/ui/theme';

import { selectSizeText, sizeNote } from '../model/size-choice';
import { useUsualSize } from '../model/usual-size';
import type { ProductChoice } from './use-product-choice';

interface SizePickerProps {
  product: Pick<ProductDetail, 'sizes' | 'sizeGuide'>;
  choice: Pick<ProductChoice, 'size' | 'chooseSize' | 'sizeRequests'>;
  /** Beside the heading: the button that opens the size guide. */
  aside?: ReactNode;
}

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
 * The sizes, and below them in words how many are left of the chosen one. When Add to Bag needs a size, a
 * message asks for it and the sizes get the focus.
 */
export const SizePicker = ({ product, choice, aside }: SizePickerProps) => {
  const labelId = useId();
  const { houseSize } = useUsualSize();
  const { sizes, sizeGuide } = product;
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
      <SizeSquares
        aria-labelledby={labelId}
        sizes={sizes}
        value={chosen?.id ?? null}
        onChoose={(id) => {
          const size = sizes.find((each) => each.id === id);
          if (size !== undefined) choice.chooseSize(size);
        }}
      />
      <Typography
        variant="body2"
        color={isMissing ? 'error' : 'textPrimary'}
        aria-live="polite"
        sx={{ minBlockSize: '1.55em', marginBlock: 2 }}
      >
        {isMissing
          ? selectSizeText()
          : // The sizes of a belt are not those of the house's charts.
            sizeNote(sizes, chosen, { usualSize: sizeGuide === null ? null : houseSize, inBag })}
      </Typography>
    </div>
  );
};
