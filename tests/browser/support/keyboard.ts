import type { Locator, Page } from '@playwright/test';

const maxTabs = 80;

const hasFocus = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement).catch(() => false);

/** Presses Tab until the element has the focus, as a person without a mouse would. */
export const tabTo = async (page: Page, target: Locator): Promise<void> => {
  await target.waitFor({ state: 'attached' });
  for (let presses = 0; presses < maxTabs; presses += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target.toString()} can't be reached with Tab`);
};

export const tabToAndPress = async (page: Page, target: Locator): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
};

/** Replaces the text of a field. */
export const tabToAndType = async (page: Page, target: Locator, text: string): Promise<void> => {
  await tabTo(page, target);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
};

/**
 * Types a text as a keyboard of its language does, which in a list of options leads to one of them.
 * Playwright presses the keys of an English keyboard alone, and pastes every other letter.
 */
export const typeKeys = async (page: Page, text: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  for (const key of text) {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key, text: key });
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key });
  }
  await session.detach();
};
