/**
 * A ref for the root of a modal, which has just opened when it is mounted. Where the commit that
 * mounts it also ends the closing of another one, Material UI does not know the new root yet and sets
 * `aria-hidden` on it as on the page behind it.
 */
export const clearAriaHidden = (root: HTMLElement | null): void => {
  root?.removeAttribute('aria-hidden');
};
