import { describe, expect, it } from 'vitest';

import {
  maxScale,
  maxScaleOf,
  moved,
  settled,
  unzoomed,
  wheelFactor,
  zoomedAt,
  zoomStep,
} from './zoom';

const size = { width: 400, height: 800 };
const frame = { ...size, maxScale };

describe('the zoom of a picture', () => {
  it('keeps the tapped point in place', () => {
    const at = { x: 100, y: -200 };
    const zoom = zoomedAt(unzoomed, zoomStep, at, frame);
    // The point of the picture that was there, at the new scale.
    expect(zoom.x + at.x * zoom.scale).toBe(at.x);
    expect(zoom.y + at.y * zoom.scale).toBe(at.y);
  });

  it('goes from 1 to 4 times, or less far in its frame', () => {
    expect(zoomedAt(unzoomed, 0.2, { x: 0, y: 0 }, frame).scale).toBe(1);
    expect(zoomedAt(unzoomed, 99, { x: 0, y: 0 }, frame).scale).toBe(4);
    const near = { ...size, maxScale: 2.2 };
    expect(zoomedAt(unzoomed, zoomStep, { x: 0, y: 0 }, near).scale).toBe(2.2);
  });

  it('goes no further than the picture has pixels for the screen', () => {
    const tall = { width: 1200, height: 1600, widest: 1200 };
    expect(maxScaleOf(tall, size, 1)).toBe(3);
    expect(maxScaleOf({ ...tall, widest: 900 }, size, 1)).toBe(2.25);
    expect(maxScaleOf({ ...tall, widest: 3000 }, size, 3)).toBe(2.5);
    // The frame is wider than the picture in it.
    expect(maxScaleOf(tall, { width: 1440, height: 640 }, 1)).toBe(2.5);
  });

  it('goes to twice the size even with few pixels, and to four times with many or unknown ones', () => {
    const pixels = (width: number) => ({ width, height: 2 * width, widest: width });
    expect(maxScaleOf(pixels(160), size, 3)).toBe(2);
    expect(maxScaleOf(pixels(9000), size, 1)).toBe(4);
    expect(maxScaleOf(null, size, 1)).toBe(4);
  });

  it('is never moved out of its frame', () => {
    const zoom = zoomedAt(unzoomed, 2, { x: 0, y: 0 }, frame);
    expect(moved(zoom, { x: 1000, y: -1000 }, frame)).toEqual({ scale: 2, x: 200, y: -400 });
    expect(moved(unzoomed, { x: 50, y: 50 }, frame)).toEqual(unzoomed);
  });

  it('grows as the wheel turns away, by pixels, lines or a pinch, and shrinks back', () => {
    const turn = (deltaY: number, deltaMode = 0, ctrlKey = false) =>
      wheelFactor({ deltaY, deltaMode, ctrlKey });
    expect(turn(-100)).toBeGreaterThan(1.1);
    expect(turn(-100) * turn(100)).toBeCloseTo(1);
    expect(turn(-3, 1)).toBeCloseTo(turn(-48));
    expect(turn(-10, 0, true)).toBeGreaterThan(turn(-10));
  });

  it('ends when the whole picture is visible again', () => {
    expect(settled({ scale: 1.05, x: 3, y: 3 })).toEqual(unzoomed);
    expect(settled({ scale: 2, x: 3, y: 3 })).toEqual({ scale: 2, x: 3, y: 3 });
  });
});
