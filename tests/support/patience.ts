/** How long a test waits for what is to come, ms. It only ends what hangs: a busy machine is no fault. */
export const PATIENCE_MS = 30_000;
