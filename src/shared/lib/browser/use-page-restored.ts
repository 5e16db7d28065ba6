import { useEffect } from 'react';

/** Calls back when Back restores the page as it was, e.g. from the card payment page. */
export const usePageRestored = (onRestored: () => void): void => {
  useEffect(() => {
    const restored = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onRestored();
    };
    window.addEventListener('pageshow', restored);
    return () => {
      window.removeEventListener('pageshow', restored);
    };
  }, [onRestored]);
};
