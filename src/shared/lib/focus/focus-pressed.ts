import type { MouseEvent } from 'react';

/**
 * Focuses a button that was clicked: Safari does not, but panels return the focus to it. Enter in a
 * field also clicks, without a pointer: then the focus stays in the field.
 */
export const focusPressed = ({ detail, currentTarget }: MouseEvent<HTMLElement>): void => {
  if (detail > 0) currentTarget.focus({ preventScroll: true });
};
