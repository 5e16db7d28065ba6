/** Marks the metadata that the server wrote into the page's head. */
export const pageMetadataAttribute = 'data-page-metadata';

/**
 * Removes the server's metadata from the head after a navigation: it describes the first page, and
 * browsers read it when a link is shared.
 */
export const removePageMetadata = (): void => {
  for (const element of document.head.querySelectorAll(`[${pageMetadataAttribute}]`))
    element.remove();
};
