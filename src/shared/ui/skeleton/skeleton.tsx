import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';

import { color } from '@/shared/ui/theme';

interface SkeletonProps {
  /** CSS width; the whole line by default. */
  width?: string;
  /** CSS height; one line of text by default. */
  height?: string;
  /** CSS aspect ratio, e.g. '3 / 4'; then the height follows. */
  ratio?: string;
}

const breathe = keyframes({ '50%': { opacity: 0.55 } });

const Root = styled('span')({
  display: 'block',
  maxInlineSize: '100%',
  backgroundColor: color.sand,
  animation: `${breathe} 1.8s ease-in-out infinite`,
});

/** A soft shape in the place of what is coming; screen readers are told by a text beside it. */
export const Skeleton = ({ width = '100%', height = '1em', ratio }: SkeletonProps) => (
  <Root
    aria-hidden="true"
    style={ratio === undefined ? { width, height } : { width, aspectRatio: ratio }}
  />
);
