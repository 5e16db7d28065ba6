/** `replay-clicks.ts` listens to this event and dispatches the kept clicks again. */
const hydratedEvent = 'hydrated';

/**
 * Reports that an element with `data-waiting` is hydrated: clicks in it are no longer kept, and
 * those that were kept are dispatched again.
 */
export const reportHydrated = (place: Element): void => {
  place.removeAttribute('data-waiting');
  place.dispatchEvent(new Event(hydratedEvent));
};
