import styled from '@emotion/styled';

import type { Order } from '@contract/order';
import { dayOf, orderTimeline, statusText } from '@/entities/order';
import { color, labelText, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

const Way = styled('ol')({
  display: 'grid',
  [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
/** The line is ink as far as the order has come. */
const Station = styled('li')({
  '--way': color.ink,
  '&[data-state="to-come"]': { '--way': color.line, color: color.ash },
  paddingBlockEnd: space(5),
  paddingInlineStart: space(5),
  borderInlineStart: '2px solid var(--way)',
  '&:last-of-type': { paddingBlockEnd: 0 },
  [media.desktop]: {
    paddingBlock: `${space(4)} 0`,
    paddingInline: `0 ${space(4)}`,
    borderInlineStart: 0,
    borderBlockStart: '2px solid var(--way)',
  },
});
const Name = styled('span')({ ...labelText, display: 'block' });
const Day = styled('span')({ display: 'block', fontSize: '0.9375rem', color: color.ash });

/** Where an order stands: the stations it has passed with their days, and those to come. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <Way aria-label="Status">
    {orderTimeline(order).map(({ status, at, state }, index) => (
      <Station
        key={`${index}-${status}`}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <Name>{statusText(status)}</Name>
        {state === 'to-come' ? (
          <VisuallyHidden>still to come</VisuallyHidden>
        ) : (
          at !== null && (
            <Day>
              <time dateTime={at}>{dayOf(at)}</time>
            </Day>
          )
        )}
      </Station>
    ))}
  </Way>
);
