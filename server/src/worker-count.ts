import { parseArgs } from 'node:util';

import { type Config, ConfigError } from './config';

const maxWorkers = 64;

/**
 * The number of processes that serve the shop, from the arguments of `npm start`. Throws ConfigError
 * for an unknown argument, and for several processes without a PostgreSQL server to share.
 */
export const readWorkerCount = (
  args: string[],
  { databaseUrl }: Pick<Config, 'databaseUrl'>,
): number => {
  const { workers } = parse(args);
  if (workers === undefined) return 1;
  const count = Number(workers);
  if (!Number.isInteger(count) || count < 1 || count > maxWorkers) {
    throw new ConfigError(
      `--workers is "${workers}": it must be a whole number from 1 to ${maxWorkers}.`,
    );
  }
  if (count > 1 && databaseUrl === undefined) {
    throw new ConfigError(
      'Several processes need a PostgreSQL server to share: set DATABASE_URL, or start without --workers.',
    );
  }
  return count;
};

const parse = (args: string[]): { workers?: string } => {
  try {
    return parseArgs({ args, options: { workers: { type: 'string' } } }).values;
  } catch {
    throw new ConfigError(
      `"${args.join(' ')}" is not an option: npm start takes only -- --workers NUMBER.`,
    );
  }
};
