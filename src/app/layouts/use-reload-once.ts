import { useEffect, useState } from 'react';

import { readStored, writeStored } from '@/shared/lib/browser';

/** The address that was loaded anew, in this tab. */
const storageKey = 'loaded-anew';

/** How Chromium, Firefox and Safari say that a part of the code is missing. */
const missingCode = /dynamically imported module|module script/iu;

const isMissingCode = (error: unknown): boolean =>
  error instanceof TypeError && missingCode.test(error.message);

const reloadedAt = (): string | null => readStored(storageKey, 'sessionStorage');

const leastServerError = 500;

/** Loads the page anew if the server has it: a browser's own error page has no way back. */
const reload = async (): Promise<boolean> => {
  const { href } = window.location;
  writeStored(storageKey, href, 'sessionStorage');
  // Without storage it could go on for ever.
  if (reloadedAt() !== href) return false;
  const { status } = await fetch(href);
  if (status < leastServerError) window.location.reload();
  return status < leastServerError;
};

/**
 * A page that was open while the shop was built anew asks for code that is no longer there: it is
 * loaded anew, once, at the address that failed. Returns whether it is about to be.
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
