import { nextPaint } from '@/shared/lib/timing';

/** As long as a finger may stay down before it is no tap. */
const longestTapMs = 500;

/** Resolves when a tap or click that has begun is over, or after `longestTapMs`. */
const tapEnd = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, longestTapMs);
    for (const end of ['click', 'pointercancel']) {
      window.addEventListener(end, () => resolve(), { once: true, passive: true });
    }
  });

/**
 * Calls back once, after the first touch, click or key on the page and the frame that answers it: what
 * follows does not hold the answer up. Returns a function that stops it.
 */
export const onFirstGesture = (callback: () => void): (() => void) => {
  const listening = new AbortController();
  const stopped = new AbortController();
  const onGesture = async (gesture: Event) => {
    listening.abort();
    if (gesture.type === 'pointerdown') await tapEnd();
    await nextPaint();
    if (!stopped.signal.aborted) callback();
  };
  for (const gesture of ['pointerdown', 'keydown']) {
    window.addEventListener(gesture, (event) => void onGesture(event), {
      passive: true,
      signal: listening.signal,
    });
  }
  return () => {
    listening.abort();
    stopped.abort();
  };
};
