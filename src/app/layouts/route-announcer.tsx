import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { VisuallyHidden } from '@/shared/ui/visually-hidden';

/** The page that was navigated to, said to a screen reader and given the focus. */
export const RouteAnnouncer = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const [announcement, setAnnouncement] = useState('');

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    document.getElementById('main')?.focus({ preventScroll: true });
    // The title belongs to the page, whose code may still be on its way.
    const saying = setTimeout(() => {
      setAnnouncement(document.title);
    }, 500);
    return () => {
      clearTimeout(saying);
    };
  }, [pathname]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
};
