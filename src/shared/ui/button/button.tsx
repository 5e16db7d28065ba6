import styled from '@emotion/styled';
import { type ComponentPropsWithoutRef, type ReactNode, useEffect, useRef } from 'react';

import { buttonBase, type ButtonVariant, buttonVariants, fullWidth } from './button-styles';

interface ButtonProps extends ComponentPropsWithoutRef<'button'> {
  /** `primary` (ink) once in a view, `secondary` (a frame), `text` (an underlined word). */
  variant?: ButtonVariant;
  /** While a request runs: the button is disabled and says `busyLabel`. */
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
 * A button of at least 44 px. `type` is 'button' unless said otherwise. It keeps its width and
 * gets the focus back when it was busy.
 */
export const Button = ({
  variant = 'primary',
  busy = false,
  busyLabel,
  fullWidth: wide = false,
  type = 'button',
  disabled = false,
  children,
  ...rest
}: ButtonProps) => {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useEffect(() => {
    if (busy || !hadFocus.current) return;
    hadFocus.current = false;
    // A disabled button loses the focus to the page, or to the panel that keeps it inside; nothing
    // else took it meanwhile.
    if (document.activeElement?.contains(own.current)) own.current?.focus();
  }, [busy]);

  return (
    <Root
      ref={own}
      {...rest}
      type={type}
      look={variant}
      wide={wide}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // Safari leaves the focus elsewhere on a click; what this opens gives it back to us.
        event.currentTarget.focus({ preventScroll: true });
        hadFocus.current = true;
        rest.onClick?.(event);
      }}
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
