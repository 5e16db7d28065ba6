import { useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Caret {
  start: number | null;
  end: number | null;
}

const inputOf = (id: string): HTMLInputElement | null => {
  const found = document.getElementById(id);
  return found instanceof HTMLInputElement ? found : null;
};

/**
 * Shows and hides a password. After a click, focus and caret return to the field if they were in it;
 * after a key press the focus stays on the button. Submitting hides the password, so that it does
 * not remain visible and password managers recognize it.
 */
export const useReveal = (inputId: string, secret: boolean) => {
  const [revealed, setRevealed] = useState(false);
  const typedAt = useRef<Caret | null>(null);

  useLayoutEffect(() => {
    const caret = typedAt.current;
    const input = inputOf(inputId);
    if (caret === null || input === null) return;
    typedAt.current = null;
    input.focus({ preventScroll: true });
    input.setSelectionRange(caret.start, caret.end);
  }, [inputId, revealed]);

  useEffect(() => {
    const form = secret ? inputOf(inputId)?.form : null;
    const hide = () => {
      setRevealed(false);
    };
    form?.addEventListener('submit', hide);
    return () => {
      form?.removeEventListener('submit', hide);
    };
  }, [inputId, secret]);

  return {
    revealed,
    /** The props of the button. */
    toggle: {
      onPointerDown: () => {
        const input = inputOf(inputId);
        typedAt.current =
          input !== null && document.activeElement === input
            ? { start: input.selectionStart, end: input.selectionEnd }
            : null;
      },
      onClick: ({ detail }: { detail: number }) => {
        // A click by the keyboard has no pointer.
        if (detail === 0) typedAt.current = null;
        setRevealed((before) => !before);
      },
    },
  };
};
