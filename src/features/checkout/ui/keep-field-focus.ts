import type { MouseEvent } from 'react';

/**
 * On a button that submits: a press leaves the focus in its field until it is submitted. Else the
 * field would be validated first, and its error move the button away from under the finger.
 */
export const keepFieldFocus = (event: MouseEvent) => {
  event.preventDefault();
};
