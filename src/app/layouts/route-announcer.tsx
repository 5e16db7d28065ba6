import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';

import { selectOpenOverlay } from '@/shared/overlay';
import { useAppSelector } from '@/shared/redux';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import { removePageMetadata } from './page-metadata';

/** Announces a new page to screen readers and moves the focus to it. */
export const RouteAnnouncer = () => {
  const { key, pathname } = useLocation();
  const shown = useRef(pathname);
  const shownKey = useRef(key);
  const [announcement, setAnnouncement] = useState('');
  const isCovered = useAppSelector((state) => selectOpenOverlay(state) !== null);

  // A slow page may be drawn when the visitor types in the search already.
  const focusPage = useEffectEvent(() => {
    if (!isCovered) document.getElementById('main')?.focus({ preventScroll: true });
  });

  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    focusPage();
    // The page sets the title, and its code may still be loading.
    const timer = setTimeout(() => {
      setAnnouncement(document.title);
    }, 500);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname]);

  // The link or button that was used may have been removed, and the focus with it.
  useEffect(() => {
    if (shownKey.current === key) return undefined;
    shownKey.current = key;
    removePageMetadata();
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) focusPage();
    }, 100);
    return () => {
      clearTimeout(timer);
    };
  }, [key]);

  return (
    <VisuallyHidden role="status" aria-live="polite">
      {announcement}
    </VisuallyHidden>
  );
};
