import { useEffect } from 'react';
import { useLocation } from 'react-router';

import { isRecord } from '@/shared/lib/is-record';

/** Where the router keeps the positions of a tab's history entries while another site is shown. */
const positionsKey = 'react-router-scroll-positions';

const leftAt = (entry: string): number => {
  try {
    const positions: unknown = JSON.parse(sessionStorage.getItem(positionsKey) ?? '');
    const position = isRecord(positions) ? positions[entry] : 0;
    return typeof position === 'number' ? position : 0;
  } catch {
    return 0;
  }
};

const maxScroll = () => document.documentElement.scrollHeight - window.innerHeight;

/** The events by which a visitor scrolls. */
const scrollingEvents = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/**
 * Scrolls on to the position that a page was left at, once it is tall enough: the router restores it
 * when the shop starts, before a page that no server renders has its content. Ends when the visitor
 * scrolls.
 */
export const useLateScroll = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    const wanted = leftAt(key);
    const isCut = window.scrollY < wanted && window.scrollY >= Math.floor(maxScroll());
    if (!isCut) return;
    const end = () => {
      growth.disconnect();
      for (const type of scrollingEvents) window.removeEventListener(type, end);
    };
    // The page may also become lower for a moment, where its skeleton gives way to the content.
    const growth = new ResizeObserver(() => {
      if (window.scrollY < wanted) window.scrollTo({ top: wanted, behavior: 'instant' });
      if (window.scrollY >= wanted) end();
    });
    for (const type of scrollingEvents) window.addEventListener(type, end, { passive: true });
    growth.observe(document.body);
    return end;
  }, [key]);
};
