import styled from '@emotion/styled';
import type { ComponentProps } from 'react';

import { Icon, type IconName } from '@/shared/ui/icon';
import { color, touchTargetPx } from '@/shared/ui/theme';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName;
  /** The control's name for screen readers. */
  label: string;
  /** Size of the drawing in pixels; what is touched is 44. */
  size?: number;
}

const Root = styled('button')({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  inlineSize: touchTargetPx,
  blockSize: touchTargetPx,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '&:focus-visible': { outlineOffset: -4, boxShadow: 'none', outlineColor: 'currentColor' },
  '&:disabled': { cursor: 'not-allowed', color: color.stone },
});

/** A button that is only an icon; `label` names it. */
export const IconButton = ({
  icon,
  label,
  size = 22,
  type = 'button',
  ...rest
}: IconButtonProps) => (
  <Root
    aria-label={label}
    title={label}
    {...rest}
    type={type}
    onClick={(event) => {
      // Safari leaves the focus elsewhere on a click; what this opens gives it back to us.
      event.currentTarget.focus({ preventScroll: true });
      rest.onClick?.(event);
    }}
  >
    <Icon name={icon} size={size} />
  </Root>
);
