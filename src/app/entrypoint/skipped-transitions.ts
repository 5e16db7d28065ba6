/**
 * The browser skips a view transition when the next one starts or the page is hidden, and rejects its
 * `ready`, which the router leaves unhandled: the console would show an error for something expected.
 */
export const acceptSkippedTransitions = (page: Document): void => {
  if (!('startViewTransition' in page)) return;
  const start = page.startViewTransition.bind(page);
  page.startViewTransition = (update) => {
    const transition = start(update);
    transition.ready.catch(() => undefined);
    return transition;
  };
};
