/**
 * Focuses the button that removes something, which has its id as `data-removes`, once it is shown:
 * for those who have just put it back.
 */
export const focusRemoveButton = (id: string): void => {
  requestAnimationFrame(() => {
    const buttons = [...document.querySelectorAll<HTMLElement>('[data-removes]')];
    buttons.find(({ dataset }) => dataset.removes === id)?.focus();
  });
};
