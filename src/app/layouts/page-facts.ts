/** Marks the metadata that the server wrote into the page's head. */
export const pageFactsAttribute = 'data-page-facts';

/**
 * Removes the server's metadata from the head after a navigation: it describes the first page, and
 * browsers read it when a link is shared.
 */
export const forgetPageFacts = (): void => {
  for (const fact of document.head.querySelectorAll(`[${pageFactsAttribute}]`)) fact.remove();
};
