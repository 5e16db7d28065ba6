import type { UserEvent } from '@testing-library/user-event';

/** Puts a text into an empty field at once: each key would draw the form again. */
export const fillIn = async (user: UserEvent, field: HTMLElement, text: string): Promise<void> => {
  await user.click(field);
  await user.paste(text);
};
