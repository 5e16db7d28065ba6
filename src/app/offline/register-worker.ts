/** Typed as far as it is used: TypeScript's DOM library does not know Trusted Types. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

const address = '/worker.js';

/** The worker's address as the page's policy asks for it (ADR 0028); it names no other script. */
const trustedAddress = (): string => {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (trustedTypes === undefined) return address;
  const policy = trustedTypes.createPolicy('offline-worker', { createScriptURL: () => address });
  return policy.createScriptURL(address);
};

const start = async (): Promise<void> => {
  await navigator.serviceWorker.register(trustedAddress());
  const { active } = await navigator.serviceWorker.ready;
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => /^\/(?:assets|media)\//.test(new URL(name).pathname));
  // The worker was not there when they were asked for.
  active?.postMessage([window.location.href, ...loaded]);
};

/** Long enough for what the page loads after its first view. */
const quietMs = 3000;

/** Starts the worker that keeps what was seen for when there is no connection, once the page is quiet. */
export const registerWorker = (): void => {
  if (!('serviceWorker' in navigator)) return;
  setTimeout(() => {
    // A browser that refuses it, e.g. in a private window, has the shop without it.
    start().catch(() => undefined);
  }, quietMs);
};
