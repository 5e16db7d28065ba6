/*
 * An inline script in every page: where the shop's own scripts fail to load, a page of the server
 * would never answer, and any other would stay white. It shows what `#load-failure` (index.html) holds.
 * Only what the page cannot start without counts: its script element, and what `loading-order.ts` and
 * `client.tsx` report. Once React has the page, `RouteError` and `lazyPanel` say what is missing.
 */
{
  const show = () => {
    const template = document.querySelector<HTMLTemplateElement>(
      '#root[data-waiting] ~ #load-failure',
    );
    if (template === null) return;
    const { content } = template;
    content.querySelector('button')?.addEventListener('click', () => location.reload());
    template.replaceWith(content);
    // What was pressed meanwhile looks pressed (replay-clicks.ts), and will never be done.
    for (const pressed of document.getAnimations()) pressed.cancel();
  };

  const showOnceParsed = () => {
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
    else show();
  };

  addEventListener('load-failure', showOnceParsed);
  addEventListener(
    'error',
    ({ target }) => {
      // Not the preloads of its files, nor a script that an extension has added.
      if (target instanceof HTMLScriptElement && target.type === 'module') showOnceParsed();
    },
    true,
  );
}
