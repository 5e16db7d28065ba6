import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  use,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import { onFirstGesture } from '@/shared/lib/first-gesture';
import { reportHydrated } from '@/shared/lib/hydration';
import { onNear } from '@/shared/lib/near';

/** Keeps what it holds as the server's HTML until `opened`. */
const Gate = ({ opened, children }: { opened: Promise<void> | null; children: ReactNode }) => {
  if (opened !== null) use(opened);
  return children;
};

/** Says that what stands beside it is hydrated: it is part of the same boundary. */
const HydrationReport = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  useLayoutEffect(() => {
    if (place.current !== null) reportHydrated(place.current);
  }, [place]);
  return null;
};

/** Null where there is no HTML of the server's to keep: on the server and after a navigation. */
const createGate = (id: string) => {
  if (typeof document === 'undefined' || document.getElementById(id) === null) return null;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/**
 * A component for what stands below the first screen. It is part of the server's page; there its
 * code is loaded, and hydrated, when it comes near the screen or at the first gesture; a press that
 * comes before is done then. It renders again only when its own props change: an update from above would discard the server's HTML.
 * `nearPx` is what counts as near, less where nothing in it can be pressed but links.
 */
export const lazyNear = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  nearPx?: number,
) => {
  const Part = lazy(async () => ({ default: await load() }));

  const LazyNear = (props: Props) => {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(id));

    useEffect(() => {
      if (gate === null || place.current === null) return undefined;
      const stops = [onFirstGesture(gate.open), onNear(place.current, gate.open, nearPx)];
      return () => {
        for (const stop of stops) stop();
      };
    }, [gate]);

    return (
      <div id={id} ref={place} data-waiting="">
        <Suspense fallback={null}>
          <Gate opened={gate?.opened ?? null}>
            <Part {...props} />
          </Gate>
          <HydrationReport place={place} />
        </Suspense>
      </div>
    );
  };
  return memo(LazyNear);
};
