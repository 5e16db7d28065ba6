import { userInfo } from 'node:os';

import type { CommandUnknownOpts } from '@commander-js/extra-typings';

import { ConsoleError } from '../shared/errors';
import type { Shop } from '../shop';

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

/** What a command works with: the running shop, or one that was opened for it, and who runs it. */
export interface CommandContext extends Shop {
  /** For the audit table. */
  who: string;
  /** The folder that relative paths start from. */
  cwd: string;
  /** Whether this is the running shop; false on a server, where `isServed` tells whether one is. */
  running: boolean;
  /** Whether `--json` was given: what is streamed is then JSON too. */
  json: boolean;
}

/** The output of a command. */
export interface CommandResult {
  /** To a person; what comes piece by piece is printed as it comes. */
  text: string | AsyncIterable<string>;
  /** To a program, with `--json`. Default: the text as `message`. */
  data?: unknown;
}

/** What a command does once its arguments are read. */
export type CommandWork = (context: CommandContext) => Promise<CommandResult>;

/**
 * Adds a group of commands to the program. An action does nothing but call `perform`: arguments are
 * also read to check them, where no shop is open.
 */
export type AddCommands = (
  program: CommandUnknownOpts,
  perform: (work: CommandWork) => void,
) => void;

/** A command that was refused, before it changed anything; the message says what to do. */
export class CommandError extends ConsoleError {}
