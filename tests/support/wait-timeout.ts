/** How long a test waits for what it expects, ms. It only ends what hangs: a busy machine is no fault. */
export const waitTimeoutMs = 30_000;
