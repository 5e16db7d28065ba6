import { type MouseEvent, type PointerEvent, type TouchEvent, useRef, useState } from 'react';

import {
  type Frame,
  moved,
  type Point,
  settled,
  unzoomed,
  type Zoom,
  zoomStep,
  zoomedAt,
} from './zoom';

/** Two taps within this time, and this near each other, are a double tap. */
const doubleTapMs = 300;
const doubleTapPx = 30;
/** After a double tap a browser may also send a double click. */
const syntheticClickMs = 700;

interface Gesture {
  /** The last position of the finger, or of the middle of two. */
  at: Point;
  /** The last distance of two fingers; null for one finger. */
  apart: number | null;
}

interface Finger {
  clientX: number;
  clientY: number;
}

/** Taps on the buttons over the picture do not zoom. */
const isOnButton = (target: EventTarget) =>
  target instanceof Element && target.closest('button') !== null;

const pointOf = ({ clientX, clientY }: Finger): Point => ({ x: clientX, y: clientY });

const gestureOf = (touches: ArrayLike<Finger>): Gesture | null => {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined) return null;
  if (second === undefined) return { at: pointOf(first), apart: null };
  const [a, b] = [pointOf(first), pointOf(second)];
  return {
    at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 },
    apart: Math.hypot(a.x - b.x, a.y - b.y),
  };
};

/**
 * Zooms a picture by two fingers, a double tap, a double click or `toggle`; an enlarged picture is
 * moved by a finger, the mouse or `move`. Resets when `key` changes.
 */
export const useZoom = (key: string) => {
  const [state, setState] = useState<{ key: string; zoom: Zoom }>({ key, zoom: unzoomed });
  const zoom = state.key === key ? state.zoom : unzoomed;
  const frame = useRef<HTMLDivElement>(null);
  const gesture = useRef<Gesture>(null);
  const lastTap = useRef<{ at: Point; time: number }>(null);
  const enlarged = zoom.scale > 1;

  const set = (next: Zoom) => {
    setState({ key, zoom: next });
  };
  const size = (): Frame => ({
    width: frame.current?.clientWidth ?? 0,
    height: frame.current?.clientHeight ?? 0,
  });
  const fromMiddle = ({ x, y }: Point): Point => {
    const box = frame.current?.getBoundingClientRect();
    return box === undefined
      ? { x: 0, y: 0 }
      : { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
  };
  const toggleAt = (at: Point) => {
    set(enlarged ? unzoomed : zoomedAt(zoom, zoomStep, at, size()));
  };

  const onTouchStart = ({ touches }: TouchEvent) => {
    gesture.current = gestureOf(touches);
  };
  const onTouchMove = ({ touches }: TouchEvent) => {
    const [before, now] = [gesture.current, gestureOf(touches)];
    gesture.current = now;
    if (before === null || now === null) return;
    const by = { x: now.at.x - before.at.x, y: now.at.y - before.at.y };
    if (before.apart !== null && now.apart !== null) {
      const scale = zoom.scale * (now.apart / before.apart);
      set(moved(zoomedAt(zoom, scale, fromMiddle(now.at), size()), by, size()));
    } else if (enlarged && before.apart === now.apart) set(moved(zoom, by, size()));
  };
  const onTouchEnd = ({ target, touches, changedTouches, timeStamp }: TouchEvent) => {
    const lifted = changedTouches[0];
    const wasPinch = gesture.current?.apart != null;
    gesture.current = gestureOf(touches);
    if (wasPinch) set(settled(zoom));
    if (wasPinch || lifted === undefined || touches.length > 0 || isOnButton(target)) return;
    const tap = { at: pointOf(lifted), time: timeStamp };
    const before = lastTap.current;
    const isDouble =
      before !== null &&
      tap.time - before.time < doubleTapMs &&
      Math.hypot(tap.at.x - before.at.x, tap.at.y - before.at.y) < doubleTapPx;
    lastTap.current = tap;
    if (isDouble) toggleAt(fromMiddle(tap.at));
  };

  return {
    zoom,
    enlarged,
    frame,
    /** Enlarges the middle, or resets. */
    toggle: () => {
      toggleAt({ x: 0, y: 0 });
    },
    move: (by: Point) => {
      set(moved(zoom, by, size()));
    },
    handlers: {
      onTouchStart,
      onTouchMove,
      onTouchEnd,
      onDoubleClick: (event: MouseEvent) => {
        const synthetic =
          lastTap.current !== null && event.timeStamp - lastTap.current.time < syntheticClickMs;
        if (!synthetic && !isOnButton(event.target)) toggleAt(fromMiddle(pointOf(event)));
      },
      onPointerMove: (event: PointerEvent) => {
        const pressed = event.pointerType === 'mouse' && event.buttons === 1;
        if (pressed && enlarged)
          set(moved(zoom, { x: event.movementX, y: event.movementY }, size()));
      },
    },
  };
};
