import type { DataRouter } from 'react-router';

import { currentLanguage } from '@contract/current-language';
import { splitLanguage } from '@contract/languages';
import { opensElsewhere } from '@/shared/lib/browser';

/** The path that a click is to lead to within the shop; undefined for one that is the browser's. */
const pathOf = (event: MouseEvent, link: HTMLAnchorElement): string | undefined => {
  const { origin, pathname, search, hash } = link;
  if (opensElsewhere(event)) return undefined;
  const here = window.location;
  if (origin !== here.origin) return undefined;
  // To a heading of this page.
  if (hash !== '' && pathname === here.pathname && search === here.search) return undefined;
  const { language, path } = splitLanguage(pathname);
  // Each language has documents of its own.
  return language === currentLanguage() ? `${path}${search}${hash}` : undefined;
};

/**
 * Without a connection the router follows the links that would have the browser ask for a document: those of
 * the server's HTML whose code is not loaded, e.g. the footer's, and those in texts of the provider. The
 * browser's own error page would take the shop's place, with no way back. Returns a function that stops it.
 */
export const followLinksOffline = ({ navigate }: Pick<DataRouter, 'navigate'>): (() => void) => {
  const stopping = new AbortController();
  const follow = (event: MouseEvent) => {
    if (navigator.onLine || event.defaultPrevented || !(event.target instanceof Element)) return;
    const link = event.target.closest<HTMLAnchorElement>('a[href]:not([target], [download])');
    if (link === null) return;
    // React stops the clicks on what it has not hydrated; all others it gets first.
    const isEarly = event.eventPhase === Event.CAPTURING_PHASE;
    if (isEarly && link.closest('[data-waiting]') === null) return;
    const path = pathOf(event, link);
    if (path === undefined) return;
    event.preventDefault();
    void navigate(path);
  };
  for (const capture of [true, false])
    document.addEventListener('click', follow, { capture, signal: stopping.signal });
  return () => {
    stopping.abort();
  };
};
