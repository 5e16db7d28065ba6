/** Toasts stand at one place of the window, unless they would cover what is in use or to be read there. */

const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="slider"]';

/** They say where one is, which a toast often says too, what has failed, and the way back. */
const textsOfPage = 'main :is(h1, [role="alert"], [data-way-back])';

const openPanel = '[aria-modal="true"]';
/** Beside its title. */
const textsOfPanel = '[data-empty-title], [role="alert"], [data-to-copy]';

/** What a page, or a panel, has at the bottom of the window. */
const bottomBars = '[data-bar="bottom"], [data-offer]';

/** Between the toasts and what they stand below, px. */
const gapPx = 8;

const overlap = (first: Element, second: Element): boolean => {
  const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  // What is only there for screen readers is 1 px high.
  return (
    other.height > 1 &&
    one.top < other.bottom &&
    other.top < one.bottom &&
    one.left < other.right &&
    other.left < one.right
  );
};

const standAtTop = (stack: HTMLElement): void => {
  delete stack.dataset.place;
  stack.style.removeProperty('--below');
  stack.style.removeProperty('--above');
};

const standBelow = (stack: HTMLElement, element: Element): void => {
  stack.style.setProperty('--below', `${element.getBoundingClientRect().bottom + gapPx}px`);
};

const standAtBottom = (stack: HTMLElement, bars: readonly Element[]): void => {
  stack.dataset.place = 'bottom';
  const tops = bars
    .map((bar) => bar.getBoundingClientRect())
    .filter(({ top, bottom }) => top < window.innerHeight && bottom > window.innerHeight - 1)
    .map(({ top }) => top);
  if (tops.length > 0)
    stack.style.setProperty('--above', `${window.innerHeight - Math.min(...tops)}px`);
};

/** More than a panel has controls that could be under the toasts. */
const weightOfText = 100;

/** A place of the toasts: how they take it, and what they are not to cover there. */
interface Place {
  take: () => void;
  keepsClear: readonly Element[];
  /** The controls of a panel, which they cover rather than any of that where no place is free. */
  avoids?: readonly Element[];
}

const placesOf = (stack: HTMLElement, inUse: Element | null): Place[] => {
  const panel = [...document.querySelectorAll(openPanel)].at(-1);
  const open = panel ?? document;
  const title = panel?.querySelector('h2');
  const texts = [...open.querySelectorAll(panel === undefined ? textsOfPage : textsOfPanel)];
  if (title) texts.push(title);
  const textsAndInUse = inUse === null ? texts : [...texts, inUse];
  const usual = {
    take: () => {
      if (inUse !== null && overlap(stack, inUse)) standBelow(stack, inUse);
    },
    keepsClear: texts,
  };
  const overHeader = {
    take: () => {
      stack.dataset.place = 'header';
    },
    keepsClear: textsAndInUse,
  };
  // A page has links everywhere, a panel has room between its controls.
  const avoids = [...(panel?.querySelectorAll(controls) ?? [])];
  const atBottom = {
    take: () => {
      standAtBottom(stack, [...open.querySelectorAll(bottomBars)]);
    },
    keepsClear: textsAndInUse,
    avoids,
  };
  const belowTitle = title && {
    take: () => {
      standBelow(stack, title);
    },
    keepsClear: textsAndInUse,
    avoids,
  };
  const isOverHeader = panel === undefined && stack.dataset.passing === 'true';
  return [
    usual,
    ...(isOverHeader ? [overHeader] : []),
    atBottom,
    ...(belowTitle ? [belowTitle] : []),
  ];
};

/**
 * Has the stack of toasts at the first place where it covers neither the heading, an error, the way back nor
 * the control with the focus, which was just pressed or is being filled in; else where it covers the fewest,
 * and of a panel rather its controls than its title:
 * at the top, below the control in use (`--below`, px); over a phone's header, whose controls it hides, if all
 * of its toasts pass by themselves soon; at the bottom, above any bar there (`--above`, px); in a panel below
 * its title.
 */
export const placeToasts = (stack: HTMLElement): void => {
  const focused = document.activeElement;
  if (stack.contains(focused)) return;
  const inUse = focused?.matches(controls) === true ? focused : null;
  const places = placesOf(stack, inUse);
  const countIn = (elements: readonly Element[]): number =>
    elements.filter((element) => overlap(stack, element)).length;
  const countCovered = ({ take, keepsClear, avoids = [] }: Place): number => {
    standAtTop(stack);
    take();
    return countIn(keepsClear) * weightOfText + countIn(avoids);
  };
  const covered: number[] = [];
  for (const place of places) {
    const count = countCovered(place);
    if (count === 0) return;
    covered.push(count);
  }
  const best = places[covered.indexOf(Math.min(...covered))];
  standAtTop(stack);
  best?.take();
};
