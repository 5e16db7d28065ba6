import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { onFirstGesture } from '@/shared/lib/first-gesture';
import { onNear } from '@/shared/lib/near';

/** Keeps what it holds as the server's HTML until `opened`. */
const Gate = ({ opened, children }: { opened: Promise<void> | null; children: ReactNode }) => {
  if (opened !== null) use(opened);
  return children;
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
 * code is loaded, and hydrated, when it comes near the screen or at the first gesture. It renders
 * again only when its own props change: an update from above would discard the server's HTML.
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
      <div id={id} ref={place}>
        <Suspense fallback={null}>
          <Gate opened={gate?.opened ?? null}>
            <Part {...props} />
          </Gate>
        </Suspense>
      </div>
    );
  };
  return memo(LazyNear);
};
