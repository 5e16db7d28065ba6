import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { color, headingText, space } from '@/shared/ui/theme';

interface EmptyStateProps {
  /** What there is none of. */
  title: string;
  /** What to do next. */
  text?: ReactNode;
  /** A `ButtonLink` or `Button` that does it. */
  action?: ReactNode;
  /** The heading's level where it stands; 'p' where the page's own heading says enough. */
  headingLevel?: 'h1' | 'h2' | 'h3' | 'p';
}

const Root = styled('div')({
  display: 'grid',
  justifyItems: 'center',
  gap: space(4),
  paddingBlock: `clamp(${space(12)}, 9vw, ${space(28)})`,
  textAlign: 'center',
});

const Title = styled('h2')({ ...headingText.h3, maxInlineSize: '24em', textWrap: 'balance' });
const Text = styled('div')({ color: color.ash, maxInlineSize: '44ch', textWrap: 'pretty' });
const Action = styled('div')({ marginBlockStart: space(4) });

/** A list with nothing in it: says so, and what to do next. */
export const EmptyState = ({ title, text, action, headingLevel = 'h2' }: EmptyStateProps) => (
  <Root>
    <Title as={headingLevel}>{title}</Title>
    {text !== undefined && <Text>{text}</Text>}
    {action !== undefined && <Action>{action}</Action>}
  </Root>
);
