import Box from '@mui/material/Box';
import { lazy, Suspense, useRef } from 'react';

import { useNear } from '@/shared/lib/near';

import { newInHeight } from '../model/strip-shape';

const NewInItems = lazy(async () => ({ default: (await import('./new-in-items')).NewInItems }));

const Reserved = () => <Box sx={{ minBlockSize: newInHeight }} />;

/** A row of new products: its code and products are loaded when it comes near the screen. */
export const NewInStrip = () => {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place, true);
  return (
    <div ref={place}>
      {near ? (
        <Suspense fallback={<Reserved />}>
          <NewInItems />
        </Suspense>
      ) : (
        <Reserved />
      )}
    </div>
  );
};
