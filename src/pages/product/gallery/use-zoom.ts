import {
  type MouseEvent,
  type PointerEvent,
  type TouchEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';

import { pictureSources } from '@/shared/ui/picture';

import {
  fromMiddle,
  type Gesture,
  gestureOf,
  isOnButton,
  isSecondTap,
  isTap,
  pointOf,
  sizeOf,
  type Tap,
} from './gesture';
import { type SwipeDirection, swipeOf } from './swipe';
import {
  type Frame,
  maxScaleOf,
  moved,
  type Point,
  settled,
  unzoomed,
  wheelFactor,
  type Zoom,
  zoomedAt,
  zoomStep,
} from './zoom';

/** After a tap a browser also sends a click. */
const syntheticClickMs = 700;

/** Calls back for each turn of the wheel over a frame, which then does nothing else. */
const useWheel = (frame: HTMLElement | null, onTurn: (event: WheelEvent) => void): void => {
  const turned = useEffectEvent(onTurn);
  useEffect(() => {
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      turned(event);
    };
    // React's own listener is passive: with Ctrl the browser would zoom the page as well.
    frame?.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      frame?.removeEventListener('wheel', onWheel);
    };
  }, [frame]);
};

/** The frame as it is now, and how much it may enlarge a picture on this screen. */
const frameOf = (element: HTMLElement | null, image: string): Frame => {
  const size = sizeOf(element);
  return { ...size, maxScale: maxScaleOf(pictureSources(image), size, devicePixelRatio) };
};

/** A picture in its frame, for the fingers and the mouse to act on. */
interface Zoomable {
  frame: HTMLElement | null;
  zoom: Zoom;
  enlarged: boolean;
  /** The frame as it is now. */
  measure: () => Frame;
  set: (next: Zoom) => void;
  move: (by: Point) => void;
  /** Enlarges a point, seen from the frame's middle, or resets. */
  toggleAt: (at: Point) => void;
}

/** What a swipe over the whole picture does; `over` has the handlers of the touches. */
type OnSwipe = (swipe: SwipeDirection, over: Element) => void;

/** Two fingers zoom, one moves an enlarged picture or swipes, a tap toggles. */
const useTouchZoom = (
  { frame, zoom, enlarged, measure, set, move, toggleAt }: Zoomable,
  onSwipe: OnSwipe,
) => {
  const gesture = useRef<Gesture>(null);
  const touchedAt = useRef<Point>(null);
  const lastTap = useRef<Tap>(null);

  const onTouchStart = ({ touches }: TouchEvent) => {
    gesture.current = gestureOf(touches);
    touchedAt.current = gesture.current?.apart === null ? gesture.current.at : null;
  };

  const onTouchMove = ({ touches }: TouchEvent) => {
    const [before, now] = [gesture.current, gestureOf(touches)];
    gesture.current = now;
    if (before === null || now === null) return;
    const by = { x: now.at.x - before.at.x, y: now.at.y - before.at.y };
    if (before.apart !== null && now.apart !== null) {
      const [scale, place] = [zoom.scale * (now.apart / before.apart), measure()];
      set(moved(zoomedAt(zoom, scale, fromMiddle(frame, now.at), place), by, place));
    } else if (enlarged && before.apart === now.apart) move(by);
  };

  const onTouchEnd = (event: TouchEvent) => {
    const { target, touches, changedTouches, timeStamp } = event;
    const lifted = changedTouches[0];
    const start = touchedAt.current;
    if (gesture.current?.apart != null) set(settled(zoom));
    gesture.current = gestureOf(touches);
    touchedAt.current = null;
    if (start === null || lifted === undefined) return;
    const tap = { at: pointOf(lifted), time: timeStamp };
    const swipe = enlarged ? null : swipeOf(tap.at.x - start.x, tap.at.y - start.y);
    if (swipe !== null) onSwipe(swipe, event.currentTarget);
    if (isOnButton(target) || !isTap(start, tap.at)) return;
    const isSecond = isSecondTap(lastTap.current, tap);
    lastTap.current = tap;
    if (!isSecond) toggleAt(fromMiddle(frame, tap.at));
  };

  return {
    isSynthetic: ({ timeStamp }: MouseEvent) =>
      timeStamp - (lastTap.current?.time ?? -Infinity) < syntheticClickMs,
    handlers: { onTouchStart, onTouchMove, onTouchEnd },
  };
};

/** A click toggles, the pressed mouse moves an enlarged picture. */
const useMouseZoom = (
  { frame, enlarged, move, toggleAt }: Zoomable,
  isSynthetic: (click: MouseEvent) => boolean,
) => {
  const pressedAt = useRef<Point>(null);
  return {
    onClick: (event: MouseEvent) => {
      const at = pointOf(event);
      if (isSynthetic(event) || isOnButton(event.target)) return;
      // The second click of a double click belongs to the first.
      if (event.detail > 1 || !isTap(pressedAt.current ?? at, at)) return;
      toggleAt(fromMiddle(frame, at));
    },
    onPointerDown: (event: PointerEvent) => {
      pressedAt.current = event.pointerType === 'mouse' ? pointOf(event) : null;
    },
    onPointerMove: (event: PointerEvent) => {
      const pressed = event.pointerType === 'mouse' && event.buttons === 1;
      if (pressed && enlarged) move({ x: event.movementX, y: event.movementY });
    },
  };
};

/**
 * Zooms a picture by one click or tap, a double tap, two fingers, the wheel or `toggle`; an enlarged
 * picture is moved by a finger, the mouse or `move`. Resets when `image` changes.
 */
export const useZoom = (image: string, onSwipe: OnSwipe) => {
  const [state, setState] = useState<{ image: string; zoom: Zoom }>({ image, zoom: unzoomed });
  const zoom = state.image === image ? state.zoom : unzoomed;
  // State, not a ref: a modal renders the picture later than the hook's first effect.
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const enlarged = zoom.scale > 1;

  const measure = () => frameOf(frame, image);
  const set = (next: Zoom) => setState({ image, zoom: next });
  const move = (by: Point) => set(moved(zoom, by, measure()));
  const toggleAt = (at: Point) =>
    set(enlarged ? unzoomed : zoomedAt(zoom, zoomStep, at, measure()));

  useWheel(frame, (event) => {
    const at = fromMiddle(frame, pointOf(event));
    setState((last) => {
      const from = last.image === image ? last.zoom : unzoomed;
      const next = zoomedAt(from, from.scale * wheelFactor(event), at, measure());
      return { image, zoom: event.deltaY > 0 ? settled(next) : next };
    });
  });
  const picture = { frame, zoom, enlarged, measure, set, move, toggleAt };
  const touch = useTouchZoom(picture, onSwipe);
  const mouseHandlers = useMouseZoom(picture, touch.isSynthetic);

  return {
    zoom,
    enlarged,
    frame: setFrame,
    /** Enlarges the middle, or resets. */
    toggle: () => toggleAt({ x: 0, y: 0 }),
    move,
    handlers: { ...touch.handlers, ...mouseHandlers },
  };
};
