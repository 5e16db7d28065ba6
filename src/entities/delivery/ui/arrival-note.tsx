import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';

import { useIsHydrated } from '@/shared/lib/hydration';

const ArrivalDays = lazy(async () => ({ default: (await import('./arrival-days')).ArrivalDays }));

interface ArrivalNoteProps {
  /** Also says what the shipping of an order costs, in a second line. */
  withShipping?: boolean;
}

/**
 * When an order placed now arrives, in a line. The server's HTML is cached, so the line is empty
 * until the browser, which knows the day, fills it.
 */
export const ArrivalNote = ({ withShipping }: ArrivalNoteProps) => {
  const isHydrated = useIsHydrated();
  return (
    <Typography variant="body2" sx={{ minBlockSize: withShipping ? '3.1em' : '1.55em' }}>
      {isHydrated && (
        <Suspense fallback={null}>
          <ArrivalDays withShipping={withShipping} />
        </Suspense>
      )}
    </Typography>
  );
};
