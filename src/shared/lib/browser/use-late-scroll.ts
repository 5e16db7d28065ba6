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

/**
 * Scrolls on to the position that a page was left at, once it is tall enough: the router restores it
 * when the shop starts, before a page that no server renders has its content. Ends when the visitor
 * scrolls.
 */
export const useLateScroll = (): void => {
  const { key } = useLocation();
  useEffect(() => {
    const wanted = leftAt(key);
    let reached = window.scrollY;
    const isCut = reached < wanted && reached >= Math.floor(maxScroll());
    if (!isCut) return;
    const growth = new ResizeObserver(() => {
      if (window.scrollY === reached && reached < wanted) {
        window.scrollTo({ top: wanted, behavior: 'instant' });
        reached = window.scrollY;
      } else {
        growth.disconnect();
      }
    });
    growth.observe(document.body);
    return () => {
      growth.disconnect();
    };
  }, [key]);
};
