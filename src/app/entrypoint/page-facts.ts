/** Marks what the server wrote into the head about the page that it sent. */
export const pageFactsAttribute = 'data-page-facts';

/**
 * Takes the facts of the page that the server sent out of the head: they are not those of the page
 * that was navigated to, and a browser that shares a link goes by them.
 */
export const forgetPageFacts = (): void => {
  for (const fact of document.head.querySelectorAll(`[${pageFactsAttribute}]`)) fact.remove();
};
