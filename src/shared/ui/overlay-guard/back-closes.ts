import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

import { mobileBreakpointPx } from '@/shared/config';

/** What the router keeps in a history entry, and our mark on those that stand for open panels. */
interface EntryState {
  key?: string;
  /** How many panels are open at this entry. */
  panels?: number;
}

interface BackClosesProps {
  open: boolean;
  onClose: () => void;
}

/** What closes the open panels, the topmost last; there is one history in a window, and one of these. */
const openPanels: (() => void)[] = [];

const panelsAt = (state: EntryState | null): number => state?.panels ?? 0;

const keyOf = (state: EntryState | null): string => state?.key ?? 'default';

const isPhone = (): boolean => window.innerWidth < mobileBreakpointPx;

/** Takes a panel up; returns what takes it down again. */
const enterPanel = (close: () => void): (() => void) => {
  openPanels.push(close);
  const state = window.history.state as EntryState | null;
  if (panelsAt(state) < openPanels.length) {
    window.history.pushState({ ...state, panels: openPanels.length }, '');
  }
  return () => {
    openPanels.splice(openPanels.lastIndexOf(close), 1);
  };
};

/** What Back (or Forward) between entries of one page does. */
const moveWithinPage = (arrivedAt: number): void => {
  if (arrivedAt < openPanels.length) openPanels.at(-1)?.();
  else if (arrivedAt === openPanels.length) window.history.back();
};

/**
 * On a phone Back closes a panel instead of leaving the page. Opening adds a history entry that is
 * a copy of the page's own; the router never hears of it, since moving between the two is no
 * change of route. A panel that is closed otherwise leaves the copy behind, and Back then passes
 * over it: going back at once would abort a navigation that the panel itself has started.
 */
export const BackCloses = ({ open, onClose }: BackClosesProps) => {
  const { key } = useLocation();
  const latest = useRef({ onClose, key });

  useEffect(() => {
    latest.current = { onClose, key };
  }, [onClose, key]);

  useEffect(() => {
    if (!open || !isPhone()) return undefined;
    return enterPanel(() => {
      latest.current.onClose();
    });
  }, [open]);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      const state = event.state as EntryState | null;
      if (keyOf(state) !== latest.current.key) return;
      event.stopImmediatePropagation();
      moveWithinPage(panelsAt(state));
    };
    // Before the router's own listener.
    window.addEventListener('popstate', onPopState, { capture: true });
    return () => {
      window.removeEventListener('popstate', onPopState, { capture: true });
    };
  }, []);

  return null;
};
