/** The marks by which toasts find parts of the page: a part spreads its own into its props. */
export const toastMarks = {
  /** A bar at an edge of the screen: toasts stand beside it. */
  bar: { top: { 'data-bar': 'top' }, bottom: { 'data-bar': 'bottom' } },
  /** What is bought, in the bag and at checkout. */
  bag: { 'data-bag': '' },
  /** The link from a page of the account to the profile. */
  wayBack: { 'data-back': '' },
};

/** The selector of the parts that have a mark. */
export const markedBy = (mark: Record<string, string>): string =>
  Object.entries(mark)
    .map(([name, value]) => `[${name}="${value}"]`)
    .join('');
