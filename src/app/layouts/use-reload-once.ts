import { useEffect, useState } from 'react';

import { readStored, writeStored } from '@/shared/lib/browser';

/** Holds the URL that this tab has reloaded. */
const storageKey = 'reloaded-address';

/** How Chromium, Firefox and Safari say that a part of the code is missing. */
const missingCode = /dynamically imported module|module script/iu;

/** Whether an error says that a part of the code could not be loaded. */
export const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && missingCode.test(error.message);

const reloadedAt = (): string | null => readStored(storageKey, 'sessionStorage');

/** Reloads the page if the server has it: a browser's own error page has no way back. */
const reload = async (): Promise<boolean> => {
  const { href } = window.location;
  writeStored(storageKey, href, 'sessionStorage');
  // Without storage it could reload again and again.
  if (reloadedAt() !== href) return false;
  const { status } = await fetch(href);
  if (status < 500) window.location.reload();
  return status < 500;
};

/**
 * A page that was opened before a new version was deployed requests code that is no longer there: it is
 * reloaded, once, at the URL that failed. Returns whether it is about to be.
 */
export const useReloadOnce = (error: unknown): boolean => {
  const [reloading, setReloading] = useState(
    () => isMissingCode(error) && reloadedAt() !== window.location.href,
  );

  useEffect(() => {
    if (reloading) {
      reload().then(setReloading, () => {
        setReloading(false);
      });
    } else {
      writeStored(storageKey, null, 'sessionStorage');
    }
  }, [reloading]);

  return reloading;
};
