/** Where a tab keeps what was typed in its checkout. */
export const draftKey = 'checkout';

/** The storage of this tab, or nothing where there is none. */
export const sessionStorageOrNone = (): Storage | null => {
  try {
    return typeof window === 'undefined' ? null : window.sessionStorage;
  } catch {
    return null;
  }
};

/** Forgets what was typed, whoever typed it: after a logout nothing of a customer stays. */
export const forgetCheckoutDraft = (): void => {
  try {
    sessionStorageOrNone()?.removeItem(draftKey);
  } catch {
    // A storage that refuses holds nothing.
  }
};
