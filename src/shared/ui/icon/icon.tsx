import styled from '@emotion/styled';

import { iconPaths } from './icon-paths';

export type IconName = keyof typeof iconPaths;

interface IconProps {
  name: IconName;
  /** Width and height in pixels. */
  size?: number;
}

const Svg = styled('svg')({
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.25,
  strokeLinecap: 'square',
  // What points along the line points the other way where lines run from the right.
  '[dir="rtl"] &[data-directed="true"]': { transform: 'scaleX(-1)' },
});

/** One of the house's thin line icons. It says nothing to a screen reader: name the control. */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <Svg
    aria-hidden="true"
    focusable="false"
    viewBox="0 0 24 24"
    width={size}
    height={size}
    data-directed={name.endsWith('-start') || name.endsWith('-end')}
  >
    <path d={iconPaths[name]} vectorEffect="non-scaling-stroke" />
  </Svg>
);
