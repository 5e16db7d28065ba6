import { useEffect, useEffectEvent } from 'react';
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
 * The close functions of the open panels, the topmost last. Like `panelsHere` it belongs to the window's
 * one history, not to a render. React Router's `location.state` can't tell it: it changes only by a
 * navigation, which would load and scroll the page again for every panel.
 */
const openPanels: (() => void)[] = [];

/** How many panels were open at the entry that a Back or Forward leaves. */
let panelsHere = 0;

const panelsAt = (state: EntryState | null): number => state?.panels ?? 0;

const keyOf = (state: EntryState | null): string => state?.key ?? 'default';

const noteEntry = (): void => {
  panelsHere = panelsAt(window.history.state as EntryState | null);
};

/** Whether the visitor goes back by a gesture or key of the device: on phones and tablets. */
const isHandheld = (): boolean =>
  window.innerWidth < mobileBreakpointPx || window.matchMedia('(pointer: coarse)').matches;

/** Adds an open panel; returns a function that removes it. */
const addPanel = (close: () => void): (() => void) => {
  openPanels.push(close);
  const state = window.history.state as EntryState | null;
  if (panelsAt(state) < openPanels.length) {
    window.history.pushState({ ...state, panels: openPanels.length }, '');
    noteEntry();
  }
  return () => {
    openPanels.splice(openPanels.lastIndexOf(close), 1);
  };
};

/** Handles Back or Forward between entries of one page. */
const moveWithinPage = (arrivedAt: number): void => {
  const isBack = arrivedAt < panelsHere;
  panelsHere = arrivedAt;
  if (arrivedAt < openPanels.length) openPanels.at(-1)?.();
  // Entries of panels that were closed otherwise are skipped.
  else if (isBack) window.history.go(openPanels.length - arrivedAt - 1);
};

const Listener = ({ open, onClose }: CloseOnBackProps) => {
  const { key } = useLocation();
  const close = useEffectEvent(onClose);
  const handlePopState = useEffectEvent((event: PopStateEvent) => {
    const state = event.state as EntryState | null;
    if (keyOf(state) !== key) return;
    event.stopImmediatePropagation();
    moveWithinPage(panelsAt(state));
  });

  useEffect(noteEntry, [key]);

  useEffect(() => {
    if (!open || !isHandheld()) return undefined;
    return addPanel(() => {
      close();
    });
  }, [open]);

  useEffect(() => {
    const onPopState = (event: PopStateEvent) => {
      handlePopState(event);
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
 * On a phone or tablet Back closes the open panel instead of leaving the page; rendered beside the panel's
 * modal, not inside it. Opening adds a history entry that is a copy of the page's own; the router
 * ignores it, since moving between the two does not change the route. A panel that is closed
 * otherwise leaves the copy behind, and Back then skips it: going back at once would abort a
 * navigation that the panel started.
 */
export const CloseOnBack = (props: CloseOnBackProps) =>
  useInRouterContext() ? <Listener {...props} /> : null;

interface StepOnBackProps {
  /** How many steps are before the one that is shown. */
  stepsBefore: number;
  /** Shows the step before. */
  onBack: () => void;
}

/**
 * On a phone or tablet Back returns to the step before, since a step is like a panel over that one. It
 * follows the panel that the steps are in. Each step adds its entry when the visitor goes on to it:
 * browsers skip entries that a page adds without a tap or key.
 */
export const StepOnBack = ({ stepsBefore, onBack }: StepOnBackProps) =>
  Array.from({ length: stepsBefore }, (_, step) => (
    <CloseOnBack key={step} open onClose={onBack} />
  ));

/**
 * Returns to the page's own entry after the last step: a navigation that replaces the entry, as a
 * login does, would otherwise leave those of the steps behind.
 */
export const leaveSteps = (): void => {
  const steps = panelsAt(window.history.state as EntryState | null);
  // Not a Back of the visitor, who would go on to the page before.
  panelsHere = 0;
  if (steps > 0) window.history.go(-steps);
};
