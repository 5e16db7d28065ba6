/** How a picture stands in its frame: how many times enlarged, and how far moved, in pixels. */
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

export const unzoomed: Zoom = { scale: 1, x: 0, y: 0 };

/** What a double tap and the button enlarge to, and the most that two fingers do. */
export const ZOOM_STEP = 2.5;
const MOST = 4;
/** Below this, two fingers meant to see it whole again. */
const WHOLE_BELOW = 1.1;

const clamp = (value: number, most: number) => Math.max(-most, Math.min(most, value));

/** The picture never leaves its frame: it is moved by no more than what stands over. */
const kept = ({ scale, x, y }: Zoom, frame: Frame): Zoom => ({
  scale,
  x: clamp(x, ((scale - 1) * frame.width) / 2),
  y: clamp(y, ((scale - 1) * frame.height) / 2),
});

/** Enlarged to `scale`, so that what is at `at` (from the frame's middle) stays there. */
export const zoomedAt = (zoom: Zoom, scale: number, at: Point, frame: Frame): Zoom => {
  const next = Math.max(1, Math.min(MOST, scale));
  const ratio = next / zoom.scale;
  return kept(
    { scale: next, x: at.x - (at.x - zoom.x) * ratio, y: at.y - (at.y - zoom.y) * ratio },
    frame,
  );
};

/** Moved by so much, as far as it goes. */
export const moved = (zoom: Zoom, by: Point, frame: Frame): Zoom =>
  kept({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, frame);

/** What two fingers leave behind: seen whole where it is hardly enlarged. */
export const settled = (zoom: Zoom): Zoom => (zoom.scale < WHOLE_BELOW ? unzoomed : zoom);
