/** A problem that a person can solve: its message says what happened and what to do. */
export class Problem extends Error {}

/**
 * Runs a command's main function. Prints a Problem as its message, any other error with its stack;
 * both end the process with code 1.
 *
 * @param {() => Promise<void>} main
 */
export async function runMain(main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error);
    process.exit(1);
  }
}
