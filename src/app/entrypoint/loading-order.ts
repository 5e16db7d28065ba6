/*
 * An inline script in every page. What the server rendered can be seen and read at once, so its
 * pictures come first: fonts, and after them React's scripts (`link[data-script]`, in the order in
 * which they run), are loaded when the page has loaded and been painted, or at the visitor's first
 * interaction. They run once the page is parsed, as modules do. A shell, whose page React
 * renders, has a script element instead.
 */
{
  /** Leaves the browser time to paint what came last. */
  const afterPaintMs = 50;
  /**
   * A picture that fails to load, or a tab in the background, must not keep the page from working.
   */
  const maxWaitMs = 3000;
  const interactions = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'scroll', 'focusin'];

  const fonts = document.querySelector<HTMLStyleElement>('style[data-fonts]');
  const navigation = performance.getEntriesByType('navigation')[0];
  /** A visitor who comes from another page of the shop, or goes back, has the fonts. */
  const hasFonts =
    document.referrer.startsWith(`${location.origin}/`) ||
    (navigation as PerformanceNavigationTiming | undefined)?.type !== 'navigate';

  const showFonts = () => fonts?.removeAttribute('media');
  let areFontsLoading = false;

  /** Whether a `unicode-range` contains a character of the title, or a digit. */
  const isForPage = (ranges: string) =>
    ranges.split(',').some((range) => {
      const [from = '', to = from] = range.trim().slice(2).split('-');
      const [low, high] = [from.replaceAll('?', '0'), to.replaceAll('?', 'f')];
      return [...`${document.title}0`].some((character) => {
        const point = character.codePointAt(0) ?? 0;
        return point >= parseInt(low, 16) && point <= parseInt(high, 16);
      });
    });

  /**
   * Shows the fonts when all that the page needs have come: for each that comes by itself the browser
   * lays out the whole page. Those of the style sheet are then in its memory, and there at once.
   */
  const loadFonts = async () => {
    areFontsLoading = true;
    const sheet = [...(fonts?.sheet?.cssRules ?? [])] as CSSFontFaceRule[];
    const rules = sheet.filter(({ style }) => isForPage(style.getPropertyValue('unicode-range')));
    const faces = rules.map(({ style }) => new FontFace('early', style.getPropertyValue('src')));
    await Promise.allSettled(faces.map((face) => face.load()));
    showFonts();
    await Promise.allSettled(
      rules.map(({ style }) =>
        document.fonts.load(`1em ${style.getPropertyValue('font-family')}`, `${document.title}0`),
      ),
    );
  };

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
    if (!areFontsLoading) showFonts();
    for (const link of scripts()) link.rel = 'modulepreload';
    running ??= run().catch(report);
  };

  /** Evaluated meanwhile, scripts would keep the fonts from being seen. */
  const startAfterFonts = async () => {
    if (fonts?.media === 'not all') await loadFonts();
    requestAnimationFrame(() => setTimeout(start));
  };

  if (!hasFonts) fonts?.setAttribute('media', 'not all');
  for (const event of interactions)
    addEventListener(event, start, { capture: true, passive: true });
  addEventListener('load', () => {
    new PerformanceObserver((list) => {
      const painted = list.getEntriesByName('first-contentful-paint').length > 0;
      if (painted) setTimeout(() => void startAfterFonts(), afterPaintMs);
    }).observe({ type: 'paint', buffered: true });
  });
  document.addEventListener('DOMContentLoaded', () => {
    // In a shell the scripts have run by now.
    if (document.querySelector('link[data-script]') === null) showFonts();
    setTimeout(() => {
      showFonts();
      start();
    }, maxWaitMs);
  });
}
