import styled from '@emotion/styled';

import { useFocusHome } from '@/shared/lib/focus';
import { Button } from '@/shared/ui/button';
import { color, space } from '@/shared/ui/theme';

interface OrdersNotRenewedProps {
  /** What to do about it. */
  advice: string;
  /** The id of what gets the focus when trying again has helped. */
  homeId: string;
  busy: boolean;
  onRetry: () => void;
}

const Root = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space(3),
  marginBlockEnd: space(8),
  paddingInlineStart: space(4),
  borderInlineStart: `2px solid ${color.clay}`,
});
const Title = styled('p')({ color: color.clay });
const Advice = styled('p')({ color: color.ash, fontSize: '0.9375rem' });

/** Above orders that were read before and could not be read again (section 8): they may be old. */
export const OrdersNotRenewed = ({ advice, homeId, busy, onRetry }: OrdersNotRenewedProps) => {
  const part = useFocusHome<HTMLDivElement>(homeId);
  return (
    <Root role="alert" ref={part}>
      <div>
        <Title>Failed to load orders</Title>
        <Advice>{advice}</Advice>
      </div>
      <Button variant="text" busy={busy} busyLabel="Trying..." onClick={onRetry}>
        Try again
      </Button>
    </Root>
  );
};
