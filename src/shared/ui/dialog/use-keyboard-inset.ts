import { useEffect } from 'react';

const property = '--keyboard-height';

/**
 * While `open`, tells the styles how much of the window the keyboard of a phone covers, so that a
 * dialog and its buttons stay above it.
 */
export const useKeyboardInset = (open: boolean): void => {
  useEffect(() => {
    const viewport = window.visualViewport;
    if (!open || !viewport) return undefined;
    const { style } = document.documentElement;
    const follow = () => {
      // Zooming in makes the viewport smaller too, without a keyboard.
      const covered = window.innerHeight - viewport.height * viewport.scale;
      style.setProperty(property, `${Math.max(0, Math.round(covered))}px`);
    };
    follow();
    viewport.addEventListener('resize', follow);
    return () => {
      viewport.removeEventListener('resize', follow);
      style.removeProperty(property);
    };
  }, [open]);
};
