import { splitLanguage } from '@contract/languages';
import { storageKeys } from '@/shared/config';
import { maxScroll, readStoredJson, whilePageGrows, writeStored } from '@/shared/lib/browser';
import { isRecord } from '@/shared/lib/unknown-data';

const pageHere = () => splitLanguage(`${window.location.pathname}${window.location.search}`).path;

/** How long to wait for the page to reach its final height. */
const settlesWithinMs = 4000;

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
  const kept = readStoredJson(storageKeys.languageScroll, 'sessionStorage');
  writeStored(storageKeys.languageScroll, null, 'sessionStorage');
  if (!isRecord(kept) || kept.page !== pageHere()) return 0;
  return typeof kept.share === 'number' ? kept.share : 0;
};

/**
 * Scrolls to where the page was left in the other language, and goes on while it grows, until the
 * visitor scrolls.
 */
export const restoreScroll = (): void => {
  const share = takeShare();
  if (share <= 0) return;
  const stop = whilePageGrows(() => {
    window.scrollTo({ top: share * maxScroll(), behavior: 'instant' });
  });
  setTimeout(stop, settlesWithinMs);
};
