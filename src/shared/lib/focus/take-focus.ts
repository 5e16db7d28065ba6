/**
 * A ref that focuses a control when it is mounted: the first one of a panel that has opened. Material UI
 * would focus the panel itself, which shows no ring. Only a field brings up a phone's keyboard.
 */
export const takeFocus = (control: HTMLElement | null): void => {
  control?.focus({ preventScroll: true });
};
