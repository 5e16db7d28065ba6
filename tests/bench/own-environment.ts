/** What the bench adds to the environment, or npm for its own command. */
const added = /^(?:SOAK|SPEED_FILE|NODE_ENV|INIT_CWD|npm_(?:lifecycle|package)_.*)$/;

/** The environment that a person runs a command in who is not in the bench. */
export const ownEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => !added.test(name)));
