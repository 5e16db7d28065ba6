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

import { againAfterMs, onFirstGesture } from '@/shared/lib/browser';
import { reportHydrated } from '@/shared/lib/hydration';
import { onInView } from '@/shared/lib/in-view';

import { loadOnline, untilOnline } from './lazy-online';

/** Suspends hydration until `opened` resolves: React keeps the server's HTML meanwhile. */
const Gate = ({ opened, children }: { opened: Promise<void> | null; children: ReactNode }) => {
  if (opened !== null) use(opened);
  return children;
};

/** Reports that `place` is hydrated: it hydrates with the siblings of its Suspense boundary. */
const HydrationReport = ({ place }: { place: RefObject<HTMLElement | null> }) => {
  useLayoutEffect(() => {
    if (place.current !== null) reportHydrated(place.current);
  }, [place]);
  return null;
};

/** Null where there is no server's HTML to keep: on the server and after a navigation. */
const createGate = (id: string) => {
  if (typeof document === 'undefined' || document.getElementById(id) === null) return null;
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
};

/** Resolves when the URL is another than `href`; never in a browser that does not tell. */
const untilUrlChanged = async (href: string): Promise<void> => {
  if (window.location.href !== href) return;
  await new Promise((resolve) => {
    window.navigation?.addEventListener('currententrychange', resolve, { once: true });
  });
};

/** Renders nothing until there is a connection and the code is loaded. */
const laterPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> => {
  const Part = lazy(async () => {
    await untilOnline();
    return { default: await loadOnline(load, againAfterMs) };
  });
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
};

/**
 * Without a connection what the server rendered stays until there is one, or until a navigation: React would
 * hold that back until this part is hydrated. `href` is the URL of the page that the server rendered.
 */
const loadPart = async <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  href: string,
): Promise<ComponentType<Props>> => {
  try {
    return await load();
  } catch {
    // With a connection it is gone, as after an update of the shop: the page is reloaded without a wait.
    if (navigator.onLine) return load();
    await Promise.race([untilOnline(), untilUrlChanged(href)]);
    return navigator.onLine ? loadOnline(load, againAfterMs) : laterPart(load);
  }
};

/**
 * A lazy component for what is below the first screen. The server renders it; in the browser its
 * code is loaded, and it is hydrated, when it is nearly in view or after the first gesture. Clicks
 * on it before that are done then. It is memoized, since an update from a parent before hydration
 * would discard the server's HTML. `marginPx` is how far below the screen it may be then.
 */
export const lazyInView = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  marginPx?: number,
) => {
  const href = typeof window === 'undefined' ? '' : window.location.href;
  const Part = lazy(async () => ({ default: await loadPart(load, href) }));

  const LazyInView = (props: Props) => {
    const id = useId();
    const place = useRef<HTMLDivElement>(null);
    const [gate] = useState(() => createGate(id));

    useEffect(() => {
      if (gate === null || place.current === null) return undefined;
      const stops = [onFirstGesture(gate.open), onInView(place.current, gate.open, marginPx)];
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
  return memo(LazyInView);
};
