import styled from '@emotion/styled';
import type { ReactNode } from 'react';

import { color, headingText, labelText, space } from '@/shared/ui/theme';

interface InfoCardProps {
  title: string;
  facts: readonly { label: string; value: string }[];
  action: ReactNode;
  /** What is going on; announced. */
  status?: string;
}

const Card = styled('section')({
  display: 'grid',
  gap: space(6),
  padding: `clamp(${space(5)}, 3vw, ${space(8)})`,
  border: `1px solid ${color.line}`,
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space(4),
});
const Title = styled('h2')(headingText.h4);
const Facts = styled('dl')({ display: 'grid', gap: space(4) });
const Label = styled('dt')({ ...labelText, color: color.ash, marginBlockEnd: space(1) });
const Value = styled('dd')({ overflowWrap: 'anywhere' });
const Status = styled('p')({ color: color.ash, '&:empty': { display: 'none' } });

/** A card of facts with what can be done about them. */
export const InfoCard = ({ title, facts, action, status = '' }: InfoCardProps) => (
  <Card aria-label={title}>
    <Head>
      <Title>{title}</Title>
      {action}
    </Head>
    <Facts>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <Label>{label}</Label>
          <Value>{value}</Value>
        </div>
      ))}
    </Facts>
    <Status role="status">{status}</Status>
  </Card>
);
