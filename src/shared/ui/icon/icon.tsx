import SvgIcon from '@mui/material/SvgIcon';

import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

/** One of the house's thin line icons, hidden from screen readers: label the control. */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <SvgIcon
    style={{ fontSize: size }}
    data-directed={name.endsWith('-start') || name.endsWith('-end')}
  >
    <path d={iconPaths[name]} vectorEffect="non-scaling-stroke" />
  </SvgIcon>
);
