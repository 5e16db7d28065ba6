import type { Point, Size } from './zoom';

/** A finger or the mouse that moved further than this, in px, was not a tap. */
const tapPx = 8;
/** A second tap within this time, and this near the first, belongs to it. */
const doubleTapMs = 300;
const doubleTapPx = 30;

/** Where fingers are on the picture. */
export interface Gesture {
  /** The position of the finger, or of the middle of two. */
  at: Point;
  /** The distance of two fingers; null for one finger. */
  apart: number | null;
}

/** A finished tap; `time` in ms. */
export interface Tap {
  at: Point;
  time: number;
}

interface Finger {
  clientX: number;
  clientY: number;
}

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);

/** Where a finger or the mouse is, in the window. */
export const pointOf = ({ clientX, clientY }: Finger): Point => ({ x: clientX, y: clientY });

/** The gesture of the fingers that touch the picture; null when none does. */
export const gestureOf = (touches: ArrayLike<Finger>): Gesture | null => {
  const [first, second] = [touches[0], touches[1]];
  if (first === undefined) return null;
  if (second === undefined) return { at: pointOf(first), apart: null };
  const [a, b] = [pointOf(first), pointOf(second)];
  return { at: { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }, apart: distance(a, b) };
};

/** Whether what began and ended at these points was a tap or a click, not a drag. */
export const isTap = (start: Point, end: Point): boolean => distance(start, end) <= tapPx;

/** Whether a tap is the second one of a double tap. */
export const isSecondTap = (before: Tap | null, tap: Tap): boolean =>
  before !== null &&
  tap.time - before.time < doubleTapMs &&
  distance(tap.at, before.at) < doubleTapPx;

/** Taps on the buttons over the picture do not zoom. */
export const isOnButton = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('button') !== null;

/** The size of the picture's frame. */
export const sizeOf = (frame: HTMLElement | null): Size => ({
  width: frame?.clientWidth ?? 0,
  height: frame?.clientHeight ?? 0,
});

/** A point of the window as seen from the frame's middle. */
export const fromMiddle = (frame: HTMLElement | null, { x, y }: Point): Point => {
  const box = frame?.getBoundingClientRect();
  return box === undefined
    ? { x: 0, y: 0 }
    : { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 };
};
