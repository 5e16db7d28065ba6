/** The event that repeats what was pressed in a place before; `early-presses.ts` listens to it. */
const hydratedEvent = 'hydrated';

/**
 * Says that an element with `data-waiting` is hydrated: presses in it are no longer kept, and those
 * that were are done.
 */
export const reportHydrated = (place: Element): void => {
  place.removeAttribute('data-waiting');
  place.dispatchEvent(new Event(hydratedEvent));
};
