/** Marks what stands in the body for screen readers, beside any open panel. */
export const liveRegionAttribute = 'data-live-region';

/** A modal panel hides everything beside it from screen readers; live regions must stay heard. */
export const keepLiveRegionsHeard = (): void => {
  for (const region of document.querySelectorAll(`[${liveRegionAttribute}]`)) {
    region.removeAttribute('aria-hidden');
  }
};
