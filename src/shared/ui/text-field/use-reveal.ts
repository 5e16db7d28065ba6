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
 * Showing and hiding a password. Who was typing keeps the focus and the caret; who came to the
 * button by the keyboard stays on it. What is sent is hidden first, so that it is not left in
 * sight and password managers know it for what it is.
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
    /** For the button. */
    toggle: {
      onPointerDown: () => {
        const input = inputOf(inputId);
        typedAt.current =
          input !== null && document.activeElement === input
            ? { start: input.selectionStart, end: input.selectionEnd }
            : null;
      },
      onClick: ({ detail }: { detail: number }) => {
        // A click that no pointer made: by the keyboard.
        if (detail === 0) typedAt.current = null;
        setRevealed((before) => !before);
      },
    },
  };
};
