/**
 * Reloads the page once the server has answered for it: without a connection the browser's own error page
 * would take its place, with no way back to the shop. Rejects if there is no answer, or `signal` aborts.
 */
export const reloadPage = async (signal?: AbortSignal): Promise<void> => {
  await fetch(window.location.href, { signal });
  window.location.reload();
};
