import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { Order } from '@contract/order';
import { dayOf, orderTimeline, statusText } from '@/entities/order';
import { color, media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

const Steps = styled('ol')({
  display: 'grid',
  [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});
/** The line is ink up to the current step. */
const Step = styled('li')({
  '--progress': color.ink,
  '&[data-state="to-come"]': { '--progress': color.line, color: color.ash },
  paddingBlockEnd: space(5),
  paddingInlineStart: space(5),
  borderInlineStart: '2px solid var(--progress)',
  '&:last-of-type': { paddingBlockEnd: 0 },
  [media.desktop]: {
    paddingBlock: `${space(4)} 0`,
    paddingInline: `0 ${space(4)}`,
    borderInlineStart: 0,
    borderBlockStart: '2px solid var(--progress)',
  },
});

/** The progress of an order: the steps so far with their dates, and those to come. */
export const OrderTimeline = ({ order }: { order: Order }) => (
  <Steps aria-label="Status">
    {orderTimeline(order).map(({ status, at, state }, index) => (
      <Step
        key={`${index}-${status}`}
        data-state={state}
        aria-current={state === 'current' ? 'step' : undefined}
      >
        <Typography variant="overline" component="span" sx={{ display: 'block' }}>
          {statusText(status)}
        </Typography>
        {state === 'to-come' ? (
          <VisuallyHidden>still to come</VisuallyHidden>
        ) : (
          at !== null && (
            <Typography variant="body2" color="textSecondary">
              <time dateTime={at}>{dayOf(at)}</time>
            </Typography>
          )
        )}
      </Step>
    ))}
  </Steps>
);
