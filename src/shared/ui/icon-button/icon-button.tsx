import MuiIconButton, {
  type IconButtonProps as MuiIconButtonProps,
} from '@mui/material/IconButton';

import { focusPressed } from '@/shared/lib/focus';
import { Icon, type IconName } from '@/shared/ui/icon';

interface IconButtonProps extends Omit<MuiIconButtonProps, 'children' | 'size'> {
  icon: IconName;
  /** The control's name for screen readers. */
  label: string;
  /** Size of the drawing in pixels; the touch target is 44. */
  size?: number;
  /** Renders a link. */
  href?: string;
}

/** A button that is only an icon; `label` names it. */
export const IconButton = ({ icon, label, size = 22, onClick, ...rest }: IconButtonProps) => (
  <MuiIconButton
    aria-label={label}
    title={label}
    {...rest}
    onClick={(event) => {
      focusPressed(event);
      onClick?.(event);
    }}
  >
    <Icon name={icon} size={size} />
  </MuiIconButton>
);
