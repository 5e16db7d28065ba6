import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { i18n } from '@contract/i18n';
import type { Order, Tracking } from '@contract/order';
import { returnsText } from '@contract/returns';
import { canPay } from '@/entities/order';
import { useSite } from '@/shared/lib/site';
import { paths } from '@/shared/routes';
import { MessageWithElements } from '@/shared/ui/message-with-elements';
import { hitArea } from '@/shared/ui/theme';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { isUnderWay, nextStep } from '../model/next-step';
import { orderArrival } from '../model/order-arrival';
import { returnText } from '../model/return-text';
import { useNow } from '../model/use-now';

const OrderTracking = ({ carrier, number, url }: Tracking) => (
  <Typography sx={{ overflowWrap: 'anywhere' }}>
    {i18n.t('{carrier}, tracking number {number}', { carrier, number })}
    {/^https?:\/\//i.test(url) && (
      <>
        {' · '}
        <Link href={url} target="_blank" rel="noopener noreferrer">
          {i18n.t('Track your parcel')}
          <VisuallyHidden> {i18n.t('(opens in a new tab)')}</VisuallyHidden>
        </Link>
      </>
    )}
  </Typography>
);

/**
 * The first part of an order's page: what happens next, or how it ended, when the order arrives, how and
 * how long it may be returned, and where its parcel is.
 */
export const OrderNext = ({ order }: { order: Order }) => {
  const now = useNow(canPay(order));
  const next = nextStep(order, now);
  const underWay = isUnderWay(order, now);
  const { timeZone } = useSite();
  const arrival = orderArrival(order, timeZone, now);
  const returns = returnText(order, timeZone, now);
  const { tracking } = order;
  if (next === null && tracking === undefined) return null;
  return (
    <Stack component="section" aria-labelledby={underWay ? 'order-next' : undefined} spacing={2}>
      {underWay && (
        <Typography variant="h4" component="h2" id="order-next">
          {i18n.t('What happens next')}
        </Typography>
      )}
      {next !== null && <Typography>{next}</Typography>}
      {arrival !== null && (
        <Typography>
          {arrival}
          <br />
          <Link href={paths.refundPolicy} sx={hitArea}>
            {returnsText()}
          </Link>
        </Typography>
      )}
      {returns !== '' && (
        <Typography color="textSecondary">
          <MessageWithElements
            text={returns}
            elements={{ link: (words) => <Link href={paths.contact}>{words}</Link> }}
          />
        </Typography>
      )}
      {tracking !== undefined && <OrderTracking {...tracking} />}
    </Stack>
  );
};
