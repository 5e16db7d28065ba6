import { InvalidArgumentError } from '@commander-js/extra-typings';

import { configuredNames } from '../config';
import { isServed } from '../db/server/open-server';
import { type AddCommands, type CommandContext, CommandError } from './command';
import { table } from './tables';
import { pathOf } from './values';

const postgresUrl = (word: string): string => {
  const protocol = URL.canParse(word) ? new URL(word).protocol : '';
  if (['postgres:', 'postgresql:'].includes(protocol)) return word;
  throw new InvalidArgumentError('It must be an address that starts with postgres: .');
};

const assertStopped = async ({ running, db }: CommandContext): Promise<void> => {
  if (!running && !(await isServed(db))) return;
  throw new CommandError('The shop is running. Stop it first, then run this again.');
};

const countTable = (counts: Record<string, number>): string =>
  table(['table', 'rows'], Object.entries(counts));

const rowsOf = (tables: Record<string, { rows: number }>): Record<string, number> =>
  Object.fromEntries(Object.entries(tables).map(([name, { rows }]) => [name, rows]));

/** The commands that back up, restore and move a shop; their services are loaded when they run. */
export const addBackupCommands: AddCommands = (program, perform) => {
  program
    .command('backup')
    .description('writes the database, the uploads and the names of the set variables to a folder')
    .argument('<FOLDER>', 'a folder that does not exist yet')
    .action((path) =>
      perform(async (context) => {
        const { writeBackup } = await import('../services/backup/write-backup');
        const folder = pathOf(context, path);
        const configuration = configuredNames(process.env);
        const { tables } = await writeBackup(context, { folder, configuration });
        const counts = rowsOf(tables);
        return {
          text: `${countTable(counts)}\n\nThe backup is in ${folder}.`,
          data: { folder, tables: counts },
        };
      }),
    );
  program
    .command('restore')
    .description('fills an empty shop from a backup, and compares every row')
    .argument('<FOLDER>', 'the backup')
    .action((path) =>
      perform(async (context) => {
        await assertStopped(context);
        const { restoreBackup } = await import('../services/backup/restore-backup');
        const manifest = await restoreBackup(context, pathOf(context, path));
        const { made_at: madeAt, configuration } = manifest;
        const counts = rowsOf(manifest.tables);
        const text = [
          countTable(counts),
          '',
          `The shop is as it was at ${madeAt}.`,
          `Set these variables again: ${configuration.join(', ') || 'none'}.`,
        ].join('\n');
        return { text, data: { made_at: madeAt, configuration, tables: counts } };
      }),
    );
  program
    .command('move-to-postgres')
    .description('copies a stopped shop into an empty PostgreSQL database, and compares every row')
    .requiredOption('--to <url>', 'the database, as DATABASE_URL names it', postgresUrl)
    .action(({ to }) =>
      perform(async (context) => {
        await assertStopped(context);
        const { moveToServer } = await import('../services/backup/move');
        const counts = await moveToServer(context, to);
        const text = `${countTable(counts)}\n\nEvery table has the same rows. Set DATABASE_URL and start the shop.`;
        return { text, data: { tables: counts } };
      }),
    );
};
