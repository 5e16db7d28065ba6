/*
 * An inline script in every page. What the server rendered can be seen and read at once, so its
 * pictures come first: fonts, and after them React's scripts (`link[data-script]`, in the order in
 * which they run), are loaded when the page has loaded and been painted, or at the visitor's first
 * interaction. They run once the page is parsed, as modules do. A page without content has a script
 * element instead, and its fonts at once.
 */
{
  /** Leaves the browser time to paint what came last. */
  const afterPaintMs = 50;
  /**
   * A picture that fails to load, or a tab in the background, must not keep the page from working.
   */
  const maxWaitMs = 3000;
  const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];
  const firstFonts = ["1em 'Jost Variable'", "500 1em 'Cormorant Garamond Variable'"];

  const fonts = document.querySelector('style[data-fonts]');
  const navigation = performance.getEntriesByType('navigation')[0];
  /** A visitor who comes from another page of the shop, or goes back, has the fonts. */
  const hasFonts =
    document.referrer.startsWith(`${location.origin}/`) ||
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

  const showFonts = () => fonts?.removeAttribute('media');

  const scripts = () => document.querySelectorAll<HTMLLinkElement>('link[data-script]');

  const parsed = new Promise<void>((resolve) => {
    if (document.readyState !== 'loading') resolve();
    document.addEventListener('DOMContentLoaded', () => resolve());
  });

  /** Each file runs in a task of its own, so that the browser can paint and answer in between. */
  const run = async () => {
    // If React started before the document is parsed, it would render a second page above the rest
    // of the server's.
    await parsed;
    for (const { href } of scripts()) {
      await import(href);
      await new Promise((resolve) => setTimeout(resolve));
    }
  };

  /** Once the entry runs, which takes the server's state, it reports by itself what it lacks. */
  const report = (error: unknown) => {
    console.error(error);
    if (document.getElementById('server-state') === null) return;
    dispatchEvent(new Event('load-failure'));
  };

  let running: Promise<void> | undefined;

  const start = () => {
    for (const event of interactions) removeEventListener(event, start, true);
    showFonts();
    for (const link of scripts()) link.rel = 'modulepreload';
    running ??= run().catch(report);
  };

  const startWithFonts = () => {
    showFonts();
    // The title's script, Latin or Arabic, decides which font files load.
    const loads = firstFonts.map((font) => document.fonts.load(font, document.title));
    void Promise.allSettled(loads).then(start);
  };

  if (!hasFonts) fonts?.setAttribute('media', 'not all');
  for (const event of interactions)
    addEventListener(event, start, { capture: true, passive: true });
  addEventListener('load', () => {
    new PerformanceObserver((list) => {
      const painted = list.getEntriesByName('first-contentful-paint').length > 0;
      if (painted) setTimeout(startWithFonts, afterPaintMs);
    }).observe({ type: 'paint', buffered: true });
  });
  document.addEventListener('DOMContentLoaded', () => {
    // There is no text yet that fallback fonts could show first.
    if (document.querySelector('link[data-script]') === null) showFonts();
    setTimeout(start, maxWaitMs);
  });
}
