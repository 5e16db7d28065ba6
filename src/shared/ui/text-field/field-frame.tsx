import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { color, motion, space, touchTargetPx } from '@/shared/ui/theme';

/** What every labelled field takes. */
export interface FieldProps {
  /** Stands above the field. */
  label: string;
  /** A message that says what is wrong. */
  error?: string;
  /** A message that helps before anything is wrong. */
  hint?: string;
}

interface FieldFrameProps extends FieldProps {
  id: string;
  children: ReactNode;
}

const Root = styled('div')({ display: 'grid', gap: space(1.5), alignContent: 'start' });

const Label = styled('label')({ fontSize: '0.875rem', lineHeight: 1.4, color: color.ash });

const Hint = styled('p')({ fontSize: '0.8125rem', lineHeight: 1.45, color: color.ash });

const ErrorText = styled('p')({
  fontSize: '0.875rem',
  lineHeight: 1.45,
  color: color.clay,
});

/** The box that a person types or chooses in: 16 px, so that a phone does not zoom. */
export const fieldBox = {
  inlineSize: '100%',
  minBlockSize: touchTargetPx + 4,
  paddingBlock: 10,
  paddingInline: 14,
  fontSize: '1rem',
  lineHeight: 1.5,
  color: color.ink,
  backgroundColor: 'transparent',
  border: `1px solid ${color.stone}`,
  borderRadius: 0,
  transition: `border-color ${motion.touch} ${motion.easing}`,
  '&::placeholder': { color: color.ash, opacity: 1 },
  '&:hover:not(:disabled, [aria-invalid="true"])': { borderColor: color.ink },
  '&:focus': { outline: `1px solid ${color.ink}`, outlineOffset: 0, borderColor: color.ink },
  '&:focus-visible': { boxShadow: 'none' },
  '&[aria-invalid="true"]': { borderColor: color.clay, outlineColor: color.clay },
  '&:disabled': { borderColor: color.line, color: color.ash },
} as const;

/** The attributes that tie a field to its hint and error. */
export const fieldAria = (id: string, { error, hint }: Pick<FieldProps, 'error' | 'hint'>) => {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ');
  return {
    'aria-invalid': error === undefined || error === '' ? undefined : true,
    'aria-describedby': described === '' ? undefined : described,
  };
};

/** Label above, field, error and hint below. */
export const FieldFrame = ({ id, label, error, hint, children }: FieldFrameProps) => (
  <Root>
    <Label htmlFor={id}>{label}</Label>
    {children}
    {error !== undefined && error !== '' && <ErrorText id={`${id}-error`}>{error}</ErrorText>}
    {hint !== undefined && hint !== '' && <Hint id={`${id}-hint`}>{hint}</Hint>}
  </Root>
);
