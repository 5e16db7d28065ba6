import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

import { color, touchTargetPx } from '@/shared/ui/theme';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode;
}

const Label = styled('label')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minBlockSize: touchTargetPx,
  cursor: 'pointer',
});

const Box = styled('input')({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  inlineSize: 20,
  blockSize: 20,
  margin: 0,
  border: `1px solid ${color.stone}`,
  borderRadius: 0,
  cursor: 'pointer',
  '&::before': {
    content: '""',
    inlineSize: 10,
    blockSize: 5,
    borderInlineStart: `1.5px solid ${color.paper}`,
    borderBlockEnd: `1.5px solid ${color.paper}`,
    transform: 'translateY(-1px) rotate(-45deg)',
    opacity: 0,
  },
  '&:checked': { backgroundColor: color.ink, borderColor: color.ink },
  '&:checked::before': { opacity: 1 },
  '&:disabled': { borderColor: color.line },
  '@media (forced-colors: active)': { appearance: 'auto' },
});

/** A box to tick with its label beside it; takes what `register` gives, or `checked`. */
export const Checkbox = ({ label, ...input }: CheckboxProps) => (
  <Label>
    <Box {...input} type="checkbox" />
    <span>{label}</span>
  </Label>
);
