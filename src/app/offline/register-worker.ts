import type { DataRouter } from 'react-router';

/** Typed as far as it is used: TypeScript's DOM library does not know Trusted Types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}

const url = '/worker.js';

/** The worker's URL as the page's policy asks for it (ADR 0028); it names no other script. */
const trustedUrl = (): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return url;
  const policy = trustedTypes.createPolicy('offline-worker', { createScriptURL: () => url });
  return policy.createScriptURL(url);
};

const report = async (urls: string[]): Promise<void> => {
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(urls);
};

const start = async (): Promise<void> => {
  await navigator.serviceWorker.register(trustedUrl());
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|media)\//.test(new URL(name).pathname));
  // The worker was not there when they were requested.
  await report([window.location.href, ...loaded]);
};

/** Long enough for what a page loads after it is shown. */
const pageLoadMs = 3000;

/**
 * Starts the worker that keeps what was seen for when there is no connection, and tells it which pages
 * are reached by links within the shop, whose documents the browser has not requested.
 */
export const registerWorker = ({ subscribe }: DataRouter): void => {
  if (!('serviceWorker' in navigator)) return;
  // A browser that refuses it, e.g. in a private window, has the shop without it.
  start().catch(() => undefined);

  let reported = window.location.href;
  let timer: ReturnType<typeof setTimeout> | undefined;
  subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const { href } = window.location;
      if (href === reported || !navigator.onLine) return;
      reported = href;
      void report([href]);
    }, pageLoadMs);
  });
};
