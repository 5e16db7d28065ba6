/**
 * How long a test waits for an expectation, ms. It only ends hanging tests, since a busy machine is
 * not a failure.
 */
export const waitTimeoutMs = 90_000;
