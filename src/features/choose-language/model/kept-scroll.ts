import { splitLanguage } from '@contract/languages';
import { isRecord } from '@/shared/lib/is-record';
import { readStored, writeStored } from '@/shared/lib/browser';
import { storageKeys } from '@/shared/config';

const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

const pageHere = () => splitLanguage(`${window.location.pathname}${window.location.search}`).path;

/** How long a page may take to become as tall as it will be. */
const settlesWithinMs = 4000;
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Keeps how far the page is scrolled, as a share: it has another height in another language. */
export const keepScroll = (): void => {
  const share = window.scrollY / Math.max(maxScroll(), 1);
  writeStored(
    storageKeys.languageScroll,
    JSON.stringify({ page: pageHere(), share }),
    'sessionStorage',
  );
};

const takeShare = (): number => {
  const stored = readStored(storageKeys.languageScroll, 'sessionStorage');
  writeStored(storageKeys.languageScroll, null, 'sessionStorage');
  try {
    const kept: unknown = JSON.parse(stored ?? 'null');
    if (!isRecord(kept) || kept.page !== pageHere()) return 0;
    return typeof kept.share === 'number' ? kept.share : 0;
  } catch {
    return 0;
  }
};

/**
 * Scrolls to where the page was left in the other language, and goes on while it grows, until the
 * visitor scrolls.
 */
export const restoreScroll = (): void => {
  const share = takeShare();
  if (share <= 0) return;
  const scroll = () => {
    window.scrollTo({ top: share * maxScroll(), behavior: 'instant' });
  };
  const growth = new ResizeObserver(scroll);
  const end = () => {
    growth.disconnect();
    for (const type of scrollingEvents) window.removeEventListener(type, end);
  };
  for (const type of scrollingEvents) window.addEventListener(type, end, { passive: true });
  setTimeout(end, settlesWithinMs);
  growth.observe(document.body);
};
