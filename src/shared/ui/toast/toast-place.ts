/**
 * Decides at which edge of the screen toasts stand. They never cover the bars at an edge; of the two
 * edges they take the one where they cover less of what a visitor needs, by the weights below.
 */
import { markedBy, toastMarks } from '@/shared/config';

export type Edge = 'top' | 'bottom';

/** A rectangle of the screen, in CSS pixels. */
export interface Box {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** An area that toasts should not cover; of two places the one that covers less weight is used. */
export interface Obstacle {
  box: Box;
  weight: number;
}

const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="slider"]';
const panels = '[aria-modal="true"]';

const overlap = (first: Box, second: Box): boolean =>
  first.top < second.bottom &&
  second.top < first.bottom &&
  first.left < second.right &&
  second.left < first.right;

/** The first of the places that cover the least. */
export const leastCovering = <Place extends { box: Box }>(
  places: readonly Place[],
  obstacles: readonly Obstacle[],
): Place | undefined => {
  const covered = ({ box }: Place) =>
    obstacles.reduce((sum, other) => sum + (overlap(box, other.box) ? other.weight : 0), 0);
  const least = Math.min(...places.map(covered));
  return places.find((place) => covered(place) === least);
};

/** Where an element is once it has slid in: without the offset of a running transition. */
const restingBox = (element: HTMLElement): Box => {
  let top = 0;
  let left = 0;
  let step: Element | null = element;
  while (step instanceof HTMLElement) {
    top += step.offsetTop;
    left += step.offsetLeft;
    step = step.offsetParent;
  }
  return { top, left, bottom: top + element.offsetHeight, right: left + element.offsetWidth };
};

const all = (selector: string): HTMLElement[] => [
  ...document.querySelectorAll<HTMLElement>(selector),
];

/** A bar that scrolling has moved further in than this share of the screen is not at an edge. */
const edgeShare = 0.4;

/** How far a bar reaches into the screen; in a panel that slides in, after the animation. */
const reachOf = (bar: HTMLElement, edge: Edge): number => {
  const inPanel = bar.closest(panels) !== null;
  if (edge === 'top') return (inPanel ? restingBox(bar) : bar.getBoundingClientRect()).bottom;
  if (inPanel) return bar.offsetHeight;
  const reach = window.innerHeight - bar.getBoundingClientRect().top;
  return reach > window.innerHeight * edgeShare ? 0 : reach;
};

/** How far the bars at an edge reach into the screen. */
const clearanceAt = (edge: Edge): number =>
  Math.max(
    0,
    // One that is itself hidden from assistive technology has given way to an open panel.
    ...all(`${markedBy(toastMarks.bar[edge])}:not([aria-hidden="true"])`)
      .filter((bar) => bar.offsetHeight > 0)
      .map((bar) => reachOf(bar, edge)),
  );

const shownBox = (element: Element): Box => element.getBoundingClientRect();

/** The control that has the focus: a toast over it would hide what was just pressed or typed. */
const inUseWeight = 10;

/** What else toasts should not cover, the most important first. */
const obstacleKinds = [
  // The button that sends the form of a panel, also while a field has the focus.
  { selector: `${panels} [type="submit"]`, boxOf: shownBox, weight: 5 },
  // The way out of a page of the account.
  { selector: `main ${markedBy(toastMarks.wayBack)}`, boxOf: shownBox, weight: 4 },
  // They say where one is.
  { selector: 'main :is(h1, h2, h3)', boxOf: shownBox, weight: 3 },
  // Large: only where nothing else decides.
  { selector: panels, boxOf: restingBox, weight: 1 },
  { selector: markedBy(toastMarks.bag), boxOf: shownBox, weight: 1 },
];

const obstaclesFor = (stack: HTMLElement): Obstacle[] => {
  const others = obstacleKinds.flatMap(({ selector, boxOf, weight }) =>
    all(selector).map((element) => ({ box: boxOf(element), weight })),
  );
  const inUse = document.activeElement;
  if (inUse === null || stack.contains(inUse) || !inUse.matches(controls)) return others;
  return [...others, { box: shownBox(inUse), weight: inUseWeight }];
};

/**
 * Puts the stack of toasts at the edge where it covers less, and keeps it there while that is true; a
 * `fresh` toast tries `preferred` first.
 */
export const placeStack = (stack: HTMLElement, preferred: Edge, fresh: boolean): void => {
  const current = stack.dataset.edge as Edge | undefined;
  stack.toggleAttribute('data-panel', all(panels).length > 0);
  const first = fresh || current === undefined ? preferred : current;
  const places = [first, first === 'top' ? ('bottom' as const) : ('top' as const)].map((edge) => {
    const clearance = clearanceAt(edge);
    stack.dataset.edge = edge;
    stack.style.setProperty('--clearance', `${clearance}px`);
    return { edge, clearance, box: stack.getBoundingClientRect() };
  });
  const best = leastCovering(places, obstaclesFor(stack));
  if (best === undefined) return;
  stack.dataset.edge = best.edge;
  stack.style.setProperty('--clearance', `${best.clearance}px`);
};
