import Box from '@mui/material/Box';
import { Suspense, useEffect, useRef, useState } from 'react';

import { useInView } from '@/shared/lib/in-view';
import { lazyOnline } from '@/shared/ui/lazy-in-view';

import { newInHeight } from '../model/strip-shape';

const NewInItems = lazyOnline(async () => (await import('./new-in-items')).NewInItems);

const Reserved = () => <Box sx={{ minBlockSize: newInHeight }} />;

/**
 * A row of new products: its code and products are loaded when it is nearly in view, or once a
 * keyboard's focus is on the page before it, to be there when the focus arrives.
 */
export const NewInStrip = () => {
  const place = useRef<HTMLDivElement>(null);
  const inView = useInView(place, true);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const main = place.current?.closest('main');
    const load = () => setFocused(true);
    main?.addEventListener('focusin', load, { once: true });
    return () => main?.removeEventListener('focusin', load);
  }, []);
  return (
    <div ref={place}>
      {inView || focused ? (
        <Suspense fallback={<Reserved />}>
          <NewInItems />
        </Suspense>
      ) : (
        <Reserved />
      )}
    </div>
  );
};
