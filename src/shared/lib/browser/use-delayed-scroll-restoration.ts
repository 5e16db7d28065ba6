import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { isRecord } from '@/shared/lib/unknown-data';

import { readStoredJson, writeStored } from './browser-storage';
import { scrollKey, scrollStorageKey } from './scroll-positions';

/** The events by which a visitor scrolls. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How far the page can be scrolled down, px. */
export const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Calls `scroll` now and whenever the page's height changes, until the visitor scrolls or the returned
 * function is called.
 */
export const whilePageGrows = (scroll: () => void): (() => void) => {
  const stop = () => {
    growth.disconnect();
    for (const type of scrollingEvents) window.removeEventListener(type, stop);
  };
  const growth = new ResizeObserver(scroll);
  for (const type of scrollingEvents) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
};

/** Where an entry was left in an earlier document, px; once, since the router knows it from then on. */
const takePosition = (entry: string): number => {
  const positions = readStoredJson(scrollStorageKey, 'sessionStorage');
  if (!isRecord(positions)) return 0;
  const { [entry]: position, ...others } = positions;
  writeStored(scrollStorageKey, JSON.stringify(others), 'sessionStorage');
  return typeof position === 'number' ? position : 0;
};

/**
 * The router restores the scroll position once, before a page that is rendered in the browser has its
 * height. This repeats it while the page grows, until the visitor scrolls.
 */
export const useDelayedScrollRestoration = (): void => {
  const entry = scrollKey(useLocation());
  useEffect(() => {
    const wanted = takePosition(entry);
    if (wanted === 0) return undefined;
    return whilePageGrows(() => {
      if (window.scrollY < wanted) window.scrollTo({ top: wanted, behavior: 'instant' });
    });
  }, [entry]);
};
