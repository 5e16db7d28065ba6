import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import Box from '@mui/material/Box';
import type { MouseEvent } from 'react';

import { focusPressed } from '@/shared/lib/focus';

interface ButtonProps extends MuiButtonProps {
  /** While a request is pending: the button does nothing, shows `busyLabel` and keeps focus. */
  busy?: boolean;
  /** E.g. 'Saving...'; without it the label stays. */
  busyLabel?: string;
}

// Both labels share one grid cell, so that the button keeps its width.
const labelCell = {
  gridArea: '1 / 1',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
};

/**
 * A button with a busy state for requests: it keeps its width and focus, and submits nothing. (Material
 * UI's `loading` disables the button, which loses the focus.) With `aria-disabled` alone it looks disabled
 * and can be focused and pressed, e.g. to say what is missing. With an `href` it is a link that looks like a
 * button.
 */
export const Button = ({
  busy = false,
  busyLabel,
  disabled = false,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    focusPressed(event);
    // A form is submitted by a click event, also on Enter.
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  const label = (shown: boolean, text: typeof children) => (
    <Box
      component="span"
      sx={labelCell}
      style={shown ? undefined : { visibility: 'hidden' }}
      aria-hidden={!shown}
    >
      {text}
    </Box>
  );

  return (
    <MuiButton
      {...rest}
      disabled={disabled && !busy}
      aria-disabled={busy || rest['aria-disabled'] || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {busyLabel === undefined ? (
        children
      ) : (
        <Box component="span" sx={{ display: 'inline-grid' }}>
          {label(!busy, children)}
          {label(busy, busyLabel)}
        </Box>
      )}
    </MuiButton>
  );
};
