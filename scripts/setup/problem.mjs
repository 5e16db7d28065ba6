/** Something that a person can put right: its message says what happened and what to do. */
export class Problem extends Error {}

/**
 * Runs a command's main function; a Problem is printed as its message alone, anything else with its
 * stack, and both end the process with code 1.
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
