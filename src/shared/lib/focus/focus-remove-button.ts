/**
 * Focuses the Remove button of the item with this id (`data-removes`) once it is shown, after an
 * undo.
 */
export const focusRemoveButton = (id: string): void => {
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes]')];
    buttons.find(({ dataset }) => dataset.removes === id)?.focus();
  });
};
