import styled from '@emotion/styled';
import type { ComponentPropsWithoutRef, MouseEvent, ReactNode } from 'react';

import { buttonBase, type ButtonVariant, buttonVariants, fullWidth } from './button-styles';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` (ink) once in a view, `secondary` (a frame), `text` (an underlined word). */
  variant?: ButtonVariant;
  /** While a request runs: the button does nothing, says `busyLabel`, and keeps the focus. */
  busy?: boolean;
  /** E.g. 'Saving...'; without it the label stays. */
  busyLabel?: string;
  fullWidth?: boolean;
  children: ReactNode;
}

interface LookProps {
  look: ButtonVariant;
  wide: boolean;
}

const Root = styled('button', {
  shouldForwardProp: (prop) => prop !== 'look' && prop !== 'wide',
})<LookProps>(
  buttonBase,
  ({ look }) => buttonVariants[look],
  ({ wide }) => wide && fullWidth,
);

// Both labels share one cell, so that the button is as wide for either.
const Labels = styled('span')({ display: 'inline-grid', '& > span': { gridArea: '1 / 1' } });
const Label = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  '&[data-shown="false"]': { visibility: 'hidden' },
});

/**
 * A button of at least 44 px. `type` is 'button' unless said otherwise. It keeps its width and the
 * focus while it is busy, and then sends no form either.
 */
export const Button = ({
  variant = 'primary',
  busy = false,
  busyLabel,
  fullWidth: wide = false,
  type = 'button',
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    // Safari leaves the focus elsewhere on a click; what this opens gives it back to us. Enter in a
    // field clicks as well, without a pointer: there the focus stays in the field.
    if (event.detail > 0) event.currentTarget.focus({ preventScroll: true });
    // A click is what sends a form, by Enter too.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };

  return (
    <Root
      {...rest}
      type={type}
      look={variant}
      wide={wide}
      disabled={disabled && !busy}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Labels>
          <Label data-shown={!busy} aria-hidden={busy}>
            {children}
          </Label>
          <Label data-shown={busy} aria-hidden={!busy}>
            {busyLabel}
          </Label>
        </Labels>
      )}
    </Root>
  );
};
