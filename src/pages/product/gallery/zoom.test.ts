import { describe, expect, it } from 'vitest';

import { moved, settled, unzoomed, wheelFactor, zoomedAt, zoomStep } from './zoom';

const frame = { width: 400, height: 800 };

describe('the zoom of a picture', () => {
  it('keeps the tapped point in place', () => {
    const at = { x: 100, y: -200 };
    const zoom = zoomedAt(unzoomed, zoomStep, at, frame);
    // The point of the picture that was there, at the new scale.
    expect(zoom.x + at.x * zoom.scale).toBe(at.x);
    expect(zoom.y + at.y * zoom.scale).toBe(at.y);
  });

  it('goes from 1 to 4 times', () => {
    expect(zoomedAt(unzoomed, 0.2, { x: 0, y: 0 }, frame).scale).toBe(1);
    expect(zoomedAt(unzoomed, 99, { x: 0, y: 0 }, frame).scale).toBe(4);
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
