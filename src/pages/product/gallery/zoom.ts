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

export interface Size {
  width: number;
  height: number;
}

/** Where a picture is shown, and how much it may be enlarged there. */
export interface Frame extends Size {
  maxScale: number;
}

/** The shape of a picture, and the width of its widest file. */
interface Pixels extends Size {
  widest: number;
}

/** The whole picture. */
export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** The scale of a tap and of the button. */
export const zoomStep = 2.5;
/** The largest scale, and that of a picture of few pixels: zooming always shows more. */
export const maxScale = 4;
const leastMaxScale = 2;
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
const within = ({ scale, x, y }: Zoom, frame: Size): Zoom => ({
  scale,
  x: clamp(x, ((scale - 1) * frame.width) / 2),
  y: clamp(y, ((scale - 1) * frame.height) / 2),
});

/**
 * How much a picture may be enlarged in its frame: until one of its pixels is as large as one of the
 * screen, which has `density` of them in a CSS pixel.
 */
export const maxScaleOf = (picture: Pixels | null, frame: Size, density: number): number => {
  if (picture === null) return maxScale;
  const shownWidth = Math.min(frame.width, (frame.height * picture.width) / picture.height);
  return Math.max(leastMaxScale, Math.min(maxScale, picture.widest / (shownWidth * density)));
};

/** Enlarged to `scale`; the point `at`, from the frame's middle, stays in place. */
export const zoomedAt = (zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom => {
  const next = Math.max(1, Math.min(frame.maxScale, scale));
  const ratio = next / zoom.scale;
  return within(
    { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    frame,
  );
};

/** Moved, within the frame. */
export const moved = (zoom: Zoom, by: Point, frame: Size): Zoom =>
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
