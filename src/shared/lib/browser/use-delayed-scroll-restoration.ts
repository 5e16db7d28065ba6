import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { isRecord } from '@/shared/lib/is-record';

import { readStored } from './browser-storage';

/** The events by which a visitor scrolls. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** How far the page can be scrolled down, px. */
export const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/**
 * Calls `scroll` now and whenever the page's height changes, until the visitor scrolls or the returned
 * function is called, which `scroll` is given too.
 */
export const whilePageGrows = (scroll: (stop: () => void) => void): (() => void) => {
  const stop = () => {
    growth.disconnect();
    for (const type of scrollingEvents) window.removeEventListener(type, stop);
  };
  const growth = new ResizeObserver(() => {
    scroll(stop);
  });
  for (const type of scrollingEvents) window.addEventListener(type, stop, { passive: true });
  growth.observe(document.body);
  return stop;
};

/** Where the router keeps the positions of a tab's history entries while another site is shown. */
const positionsKey = 'react-router-scroll-positions';

const storedPosition = (entry: string): number => {
  try {
    const positions: unknown = JSON.parse(readStored(positionsKey, 'sessionStorage') ?? '');
    const position = isRecord(positions) ? positions[entry] : 0;
    return typeof position === 'number' ? position : 0;
  } catch {
    return 0;
  }
};

/**
 * Finishes what the router's scroll restoration begins. It scrolls when the shop starts, before a page
 * that no server renders has its content and its height: this scrolls on while the page grows, until
 * the visitor scrolls.
 */
export const useDelayedScrollRestoration = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    const wanted = storedPosition(key);
    const isTooShort = window.scrollY < wanted && window.scrollY >= Math.floor(maxScroll());
    if (!isTooShort) return undefined;
    // The page may also become lower for a moment, where its skeleton gives way to the content.
    return whilePageGrows((stop) => {
      if (window.scrollY < wanted) window.scrollTo({ top: wanted, behavior: 'instant' });
      if (window.scrollY >= wanted) stop();
    });
  }, [key]);
};
