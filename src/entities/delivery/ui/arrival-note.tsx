import Typography from '@mui/material/Typography';
import { memo, Suspense } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';
import { touchTargetPx } from '@/shared/ui/theme';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

import { shippingTakesText } from '../model/shipping-takes';
import type { ArrivalDaysProps } from './arrival-days';

const ArrivalDays = lazyOnline(async () => (await import('./arrival-days')).ArrivalDays);

/**
 * When an order placed now arrives, in a line. The server's HTML is cached, so the line says how long shipping
 * takes until the browser, which knows the day, has the days.
 */
export const ArrivalNote = memo(function ArrivalNote(props: ArrivalDaysProps) {
  const isHydrated = useIsHydrated();
  const lines = props.withShipping ? 2 : 1;
  const link = props.withReturns ? touchTargetPx : 0;
  const untilKnown = shippingTakesText();
  return (
    <Typography variant="body2" sx={{ minBlockSize: `calc(${lines * 1.55}em + ${link}px)` }}>
      {isHydrated ? (
        <Suspense fallback={untilKnown}>
          <ArrivalDays {...props} />
        </Suspense>
      ) : (
        untilKnown
      )}
    </Typography>
  );
});
