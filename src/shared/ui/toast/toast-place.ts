/** Toasts stand at one place of the window, unless they would cover the control in use or the heading. */

const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="slider"]';

/** It says where one is, which a toast often says too. */
const heading = 'main h1';

/** Says that the stack stands over a phone's header. */
const overHeader = 'data-over-header';

/** Between the control in use and the toasts below it, px. */
const gapPx = 8;

const overlap = (first: Element, second: Element): boolean => {
  const [one, other] = [first.getBoundingClientRect(), second.getBoundingClientRect()];
  return (
    one.top < other.bottom &&
    other.top < one.bottom &&
    one.left < other.right &&
    other.left < one.right
  );
};

/**
 * Says in `--below` where the control with the focus ends, if the stack of toasts would cover it: a toast
 * would hide what was just pressed or typed. Where it would cover the page's heading instead, a phone
 * shows it over the header, whose controls it hides: only if all of its toasts pass by themselves soon,
 * and none of these controls is in use.
 */
export const placeToasts = (stack: HTMLElement): void => {
  const focused = document.activeElement;
  if (stack.contains(focused)) return;
  stack.style.removeProperty('--below');
  stack.removeAttribute(overHeader);
  const inUse = focused?.matches(controls) === true ? focused : null;
  const coversControl = () => inUse !== null && overlap(stack, inUse);
  if (inUse !== null && coversControl()) {
    stack.style.setProperty('--below', `${inUse.getBoundingClientRect().bottom + gapPx}px`);
    return;
  }
  const title = document.querySelector(heading);
  if (stack.dataset.passing !== 'true' || title === null || !overlap(stack, title)) return;
  stack.setAttribute(overHeader, '');
  if (coversControl()) stack.removeAttribute(overHeader);
};
