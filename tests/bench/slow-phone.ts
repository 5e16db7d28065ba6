import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

import { screens } from '../browser/support/browser';

/** How much slower than this machine the phone's processor is, as that of Lighthouse's phone is. */
export const cpuSlowdown = 4;

/** Device pixels per CSS pixel on a common phone; 1 on a desktop. */
export const phonePixelRatio = 2.625;

export const phoneContext = (browser: Browser, url: string): Promise<BrowserContext> =>
  browser.newContext({ baseURL: url, viewport: screens.phone, isMobile: true, hasTouch: true });

/** Opens a page and waits until React has hydrated it, as for a person who reads before they act. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForSelector('#root:not([data-waiting])');
};

/** More than the toolbar of Chromium's window takes, px. */
const toolbarRoomPx = 200;

/**
 * Has all of the page's screen drawn: Chromium's window is as tall as the screen, though a toolbar is in it.
 * What changes in the part without room is on no frame, and is reported with a later one.
 */
const showWholeScreen = async (session: CDPSession): Promise<void> => {
  const { windowId, bounds } = await session.send('Browser.getWindowForTarget');
  const height = (bounds.height ?? screens.phone.height) + toolbarRoomPx;
  await session.send('Browser.setWindowBounds', { windowId, bounds: { ...bounds, height } });
};

/** Slows the page's processor down from now on. */
export const slowDown = async (page: Page): Promise<CDPSession> => {
  const session = await page.context().newCDPSession(page);
  await showWholeScreen(session);
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  return session;
};
