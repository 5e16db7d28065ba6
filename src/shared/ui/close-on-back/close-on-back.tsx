import { useEffect, useRef } from 'react';
import { useInRouterContext, useLocation } from 'react-router';

import { mobileBreakpointPx } from '@/shared/config';

/** The router's state of a history entry, and ours. */
interface EntryState {
  key?: string;
  /** How many panels are open at this entry. */
  panels?: number;
}

interface CloseOnBackProps {
  open: boolean;
  onClose: () => void;
}

/**
 * The close functions of the open panels, the topmost last; one list, since a window has one
 * history.
 */
const openPanels: (() => void)[] = [];

const panelsAt = (state: EntryState | null): number => state?.panels ?? 0;

const keyOf = (state: EntryState | null): string => state?.key ?? 'default';

const isPhone = (): boolean => window.innerWidth < mobileBreakpointPx;

/** Adds an open panel; returns a function that removes it. */
const addPanel = (close: () => void): (() => void) => {
  openPanels.push(close);
  const state = window.history.state as EntryState | null;
  if (panelsAt(state) < openPanels.length) {
    window.history.pushState({ ...state, panels: openPanels.length }, '');
  }
  return () => {
    openPanels.splice(openPanels.lastIndexOf(close), 1);
  };
};

/** Handles Back or Forward between entries of one page. */
const moveWithinPage = (arrivedAt: number): void => {
  if (arrivedAt < openPanels.length) openPanels.at(-1)?.();
  else if (arrivedAt === openPanels.length) window.history.back();
};

const Listener = ({ open, onClose }: CloseOnBackProps) => {
  const { key } = useLocation();
  const latest = useRef({ onClose, key });

  useEffect(() => {
    latest.current = { onClose, key };
  }, [onClose, key]);

  useEffect(() => {
    if (!open || !isPhone()) return undefined;
    return addPanel(() => {
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

/**
 * On a phone Back closes the open panel instead of leaving the page; rendered beside the panel's
 * modal, not inside it. Opening adds a history entry that is a copy of the page's own; the router
 * ignores it, since moving between the two does not change the route. A panel that is closed
 * otherwise leaves the copy behind, and Back then skips it: going back at once would abort a
 * navigation that the panel started.
 */
export const CloseOnBack = (props: CloseOnBackProps) =>
  useInRouterContext() ? <Listener {...props} /> : null;
