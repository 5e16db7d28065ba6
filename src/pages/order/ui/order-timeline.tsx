import Step from '@mui/material/Step';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order } from '@contract/order';
import { orderTimeline, statusText, useDayOf } from '@/entities/order';
import { media, space } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

const steps = {
  display: 'grid',
  alignItems: 'stretch',
  gap: 0,
  [media.desktop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
};
/** The line is ink up to the current step. */
const step = {
  borderColor: 'text.primary',
  '&[data-state="upcoming"]': { borderColor: 'divider', color: 'text.secondary' },
  paddingBlockEnd: 5,
  paddingInline: `${space(5)} 0`,
  borderStyle: 'solid',
  borderWidth: 0,
  borderInlineStartWidth: 2,
  '&:last-of-type': { paddingBlockEnd: 0 },
  [media.desktop]: {
    paddingBlock: `${space(4)} 0`,
    paddingInline: `0 ${space(4)}`,
    borderInlineStartWidth: 0,
    borderBlockStartWidth: 2,
  },
};

/** The progress of an order: the steps so far with their dates, and those to come. */
export const OrderTimeline = ({ order }: { order: Order }) => {
  const dayOf = useDayOf();
  return (
    <Stepper connector={null} aria-label={i18n.t('Status')} sx={steps}>
      {orderTimeline(order).map(({ status, at, state }, index) => (
        <Step
          key={`${index}-${status}`}
          data-state={state}
          sx={step}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <Typography variant="overline" component="span" sx={{ display: 'block' }}>
            {statusText(status)}
          </Typography>
          {state === 'upcoming' ? (
            <VisuallyHidden>{i18n.t('still to come')}</VisuallyHidden>
          ) : (
            at !== null && (
              <Typography variant="body2" color="textSecondary">
                <time dateTime={at}>{dayOf(at)}</time>
              </Typography>
            )
          )}
        </Step>
      ))}
    </Stepper>
  );
};
