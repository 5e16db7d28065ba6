import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';

import type { SizeOption } from '@/entities/product';
import { sizesPerRow } from '@/shared/config';
import { color, labelText, motion } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { isSoldOut, sizeNote } from './size-choice';
import { useYourSize } from '../size-guide/use-your-size';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minInlineSize: 0 });

const Heading = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  minBlockSize: 44,
});

const Legend = styled('span')(labelText);

const Squares = styled('div')({
  display: 'grid',
  gridTemplateColumns: `repeat(${sizesPerRow}, minmax(0, 1fr))`,
  gap: 8,
});

const Square = styled('label')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  minBlockSize: 52,
  padding: 4,
  fontSize: '0.9375rem',
  lineHeight: 1.2,
  border: `1px solid ${color.line}`,
  cursor: 'pointer',
  transition: `background-color ${motion.touch}, color ${motion.touch}`,
  '&:hover': { borderColor: color.ink },
  '&:has(:checked)': { backgroundColor: color.ink, borderColor: color.ink, color: color.paper },
  '&:has(:focus-visible)': { outline: `2px solid ${color.ink}`, outlineOffset: 2 },
  '&:has(:disabled)': {
    color: color.ash,
    cursor: 'not-allowed',
    borderColor: color.line,
    textDecoration: 'line-through',
  },
  // A long label, such as One Size, takes the room it needs.
  '&[data-wide="true"]': { gridColumn: 'span 2' },
  '@media (forced-colors: active)': { '&:has(:checked)': { outline: '3px solid Highlight' } },
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

const Note = styled('p')({ minBlockSize: '1.5em', marginBlock: 8, fontSize: '0.875rem' });

const WIDE_FROM = 5;

export interface SizePickerProps {
  sizes: readonly SizeOption[];
  chosen: SizeOption | null;
  onChoose: (size: SizeOption) => void;
  /** What stands beside the heading: the way to the size guide. */
  aside?: ReactNode;
}

/** The sizes, five in a row; what is sold out is struck through and says so to a screen reader. */
export const SizePicker = ({ sizes, chosen, onChoose, aside }: SizePickerProps) => {
  const id = useId();
  const { here } = useYourSize();
  return (
    <Group aria-labelledby={`${id}-legend`}>
      <Heading>
        <Legend id={`${id}-legend`}>Size</Legend>
        {aside}
      </Heading>
      <Squares>
        {sizes.map((size) => (
          <Square key={size.id} data-wide={size.label.length >= WIDE_FROM}>
            <input
              type="radio"
              name={id}
              value={size.id}
              checked={size.id === chosen?.id}
              disabled={isSoldOut(size)}
              onChange={() => {
                onChoose(size);
              }}
            />
            {size.label}
            {isSoldOut(size) && <VisuallyHidden>, sold out</VisuallyHidden>}
          </Square>
        ))}
      </Squares>
      <Note aria-live="polite">{sizeNote(sizes, chosen, here)}</Note>
    </Group>
  );
};
