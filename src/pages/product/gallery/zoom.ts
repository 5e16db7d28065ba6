/** The scale of a picture in its frame, and its offset in pixels. */
export interface Zoom {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Frame {
  width: number;
  height: number;
}

/** The whole picture. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** The scale of a tap and of the button, and the largest of two fingers and the wheel. */
export const zoomStep = 2.5;
const maxScale = 4;
/** A picture that is hardly enlarged becomes the whole picture again. */
const resetBelow = 1.1;

/** The pixels of one unit of the wheel, by `deltaMode`: pixel, line, page. */
const wheelUnits = [1, 16, 400];
/** How much one pixel of the wheel enlarges. */
const wheelShare = 0.002;
/** One event at most doubles or halves the scale. */
const maxWheelTurn = Math.LN2;

const clamp = (value: number, limit: number) => Math.max(-limit, Math.min(limit, value));

/** Limits the offset, so that the picture always fills its frame. */
const within = ({ scale, x, y }: Zoom, frame: Frame): Zoom => ({
  scale,
  x: clamp(x, ((scale - 1) * frame.width) / 2),
  y: clamp(y, ((scale - 1) * frame.height) / 2),
});

/** Enlarged to `scale`; the point `at`, from the frame's middle, stays in place. */
export const zoomedAt = (zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom => {
  const next = Math.max(1, Math.min(maxScale, scale));
  const ratio = next / zoom.scale;
  return within(
    { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    frame,
  );
};

/** Moved, within the frame. */
export const moved = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** The zoom after a pinch, or on the way back: reset when hardly enlarged. */
export const settled = (zoom: Zoom): Zoom => (zoom.scale < resetBelow ? unzoomed : zoom);

/** How much a turn of the wheel enlarges; a pinch on a trackpad is a wheel with Ctrl, and finer. */
export const wheelFactor = ({
  deltaY,
  deltaMode,
  ctrlKey,
}: Pick<WheelEvent, 'deltaY' | 'deltaMode' | 'ctrlKey'>): number => {
  const pixels = deltaY * (wheelUnits[deltaMode] ?? 1) * (ctrlKey ? 5 : 1);
  return Math.exp(-clamp(pixels * wheelShare, maxWheelTurn));
};
