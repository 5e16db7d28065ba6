/** Marks a fixed bar with the edge of the screen that it is at; toasts do not cover it. */
const barAttribute = 'data-bar';

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

const inUseWeight = 10;
const submitWeight = 5;
const wayBackWeight = 4;
const headingWeight = 3;
const panelWeight = 1;
const bagWeight = 1;

const panels = '[aria-modal="true"]';
/** What is bought, in the bag and at checkout. */
const bags = '[data-bag]';
/** The link from a page of the account to the profile. */
const waysBack = 'main [data-back]';
/** What says where one is. */
const headings = 'main :is(h1, h2, h3)';
const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="slider"]';

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
    ...all(`[${barAttribute}="${edge}"]:not([aria-hidden="true"])`)
      .filter((bar) => bar.offsetHeight > 0)
      .map((bar) => reachOf(bar, edge)),
  );

/**
 * The control in use, the open panels, the buttons that submit their forms, the link back, headings,
 * and what is bought.
 */
const obstaclesFor = (stack: HTMLElement): Obstacle[] => {
  const beside = [
    ...all(panels).map((panel) => ({ box: restingBox(panel), weight: panelWeight })),
    ...all(`${panels} [type="submit"]`).map((button) => ({
      box: button.getBoundingClientRect(),
      weight: submitWeight,
    })),
    ...all(waysBack).map((link) => ({
      box: link.getBoundingClientRect(),
      weight: wayBackWeight,
    })),
    ...all(headings).map((heading) => ({
      box: heading.getBoundingClientRect(),
      weight: headingWeight,
    })),
    ...all(bags).map((bag) => ({ box: bag.getBoundingClientRect(), weight: bagWeight })),
  ];
  const inUse = document.activeElement;
  if (inUse === null || stack.contains(inUse) || !inUse.matches(controls)) return beside;
  return [...beside, { box: inUse.getBoundingClientRect(), weight: inUseWeight }];
};

/**
 * Puts the stack of toasts at the edge where it covers neither the focused control nor a panel's
 * button nor a bar nor, if possible, the link back, a heading, a panel or what is bought. It stays
 * there while that is true; a `fresh` toast tries `preferred` first.
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
