/** Loads the text below the choices of a product's page. */
export const loadBuyingNotes = async () => (await import('./buying-notes')).BuyingNotes;
