/** What a page asks of a browser and jsdom does not have: nothing here depends on what they do. */
export const stubBrowser = (): void => {
  window.scrollTo = () => undefined;
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: false,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
};
