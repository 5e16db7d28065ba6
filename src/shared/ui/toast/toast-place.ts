/** Toasts stand at one place of the window; only the control in use is not to be covered by them. */

const controls = 'a[href], button, input, select, textarea, [role="radio"], [role="slider"]';

/** Between the control in use and the toasts below it, px. */
const gapPx = 8;

const overlap = (first: DOMRect, second: DOMRect): boolean =>
  first.top < second.bottom &&
  second.top < first.bottom &&
  first.left < second.right &&
  second.left < first.right;

/**
 * Says in `--below` where the control with the focus ends, if the stack of toasts would cover it: a toast
 * would hide what was just pressed or typed.
 */
export const keepOffControlInUse = (stack: HTMLElement): void => {
  const inUse = document.activeElement;
  if (stack.contains(inUse)) return;
  stack.style.removeProperty('--below');
  if (inUse === null || !inUse.matches(controls)) return;
  const control = inUse.getBoundingClientRect();
  if (overlap(stack.getBoundingClientRect(), control)) {
    stack.style.setProperty('--below', `${control.bottom + gapPx}px`);
  }
};
