/*
 * An inline script in every page: a press on an element with `data-language` chooses that language,
 * which the cookie remembers for a year (`languageCookie`). The links to the other language work
 * before React does, and are remembered then too.
 */
{
  const yearSeconds = 365 * 24 * 60 * 60;

  addEventListener(
    'click',
    ({ target }) => {
      if (!(target instanceof Element)) return;
      const chosen = target.closest<HTMLElement>('[data-language]')?.dataset.language;
      if (chosen === undefined) return;
      const secure = location.protocol === 'https:' ? '; secure' : '';
      document.cookie = `language=${chosen}; path=/; max-age=${yearSeconds}; samesite=lax${secure}`;
    },
    true,
  );
}
