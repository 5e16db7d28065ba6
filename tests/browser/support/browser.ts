import { chromium, type Browser, type LaunchOptions } from '@playwright/test';

import { findChromium } from '../../../scripts/setup/find-program.mjs';

/** The screens of the journeys; the tablet has the wide layouts on a narrow screen. */
export const screens = {
  phone: { width: 390, height: 844 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
export type ScreenName = keyof typeof screens;

/** Flags for Chromium, with a driver or without: a fresh profile and no calls of its own. */
export const chromiumFlags: readonly string[] = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * What Playwright turns off; the page that Chromium draws for the suggestions of its address bar, which
 * with each window takes half a second of the processor; and the process that it starts ahead for a next
 * page, 4 % of a run. Only the last list of a command counts.
 */
const disabledFeatures: readonly string[] = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'SpareRendererForSitePerProcess',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** The system's Chromium, else the one that Playwright has installed. */
export const launchOptions: LaunchOptions = {
  executablePath: findChromium() ?? undefined,
  args: [...chromiumFlags, `--disable-features=${disabledFeatures.join(',')}`],
};

export const launchBrowser = (): Promise<Browser> => chromium.launch(launchOptions);
