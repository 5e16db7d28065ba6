import { userInfo } from 'node:os';

/** A command as it was given, and by whom. */
export interface CommandRequest {
  args: string[];
  who: string;
  /** The folder that relative paths start from. */
  cwd: string;
  /** Set by a running shop that was asked. */
  running?: boolean;
}

/** Takes what a command prints; resolves when there is room for more. */
export type Print = (text: string) => unknown;

/** The user of this process; in a container it may have no name. */
const userName = (): string => {
  try {
    return userInfo().username;
  } catch {
    return `user ${process.getuid?.() ?? 'unknown'}`;
  }
};

/** A command that was given to this process. */
export const requestOf = (args: string[], env: NodeJS.ProcessEnv): CommandRequest => ({
  args,
  who: env.SHOPKEEPER?.trim() || userName(),
  // npm runs scripts in the project's folder.
  cwd: env.INIT_CWD ?? process.cwd(),
});
