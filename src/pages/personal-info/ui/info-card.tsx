import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { color, headingText, labelText, media, space } from '@/shared/ui/theme';

interface InfoCardProps {
  title: string;
  facts: readonly { label: string; value: string }[];
  action: ReactNode;
  /** What is going on; announced. */
  status?: string;
}

const Card = styled('section')({
  display: 'grid',
  gap: space(5),
  justifyItems: 'start',
  paddingBlock: space(8),
  borderBlockStart: `1px solid ${color.line}`,
  [media.desktop]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.3fr) auto',
    columnGap: space(8),
  },
});
const Title = styled('h2')(headingText.h4);
const Facts = styled('dl')({ display: 'grid', gap: space(4) });
const Label = styled('dt')({ ...labelText, color: color.ash, marginBlockEnd: space(1) });
const Value = styled('dd')({ overflowWrap: 'anywhere' });
// As wide for every card, so that their columns stand in line.
const Action = styled('div')({
  [media.desktop]: { minInlineSize: 240, textAlign: 'end' },
});
const Status = styled('p')({
  color: color.ash,
  marginBlockStart: space(3),
  '&:empty': { display: 'none' },
});

/** A card of facts with what can be done about them. */
export const InfoCard = ({ title, facts, action, status = '' }: InfoCardProps) => (
  <Card aria-label={title}>
    <Title>{title}</Title>
    <div>
      <Facts>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <Label>{label}</Label>
            <Value>{value}</Value>
          </div>
        ))}
      </Facts>
      <Status role="status">{status}</Status>
    </div>
    <Action>{action}</Action>
  </Card>
);
