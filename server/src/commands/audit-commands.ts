import { listChanges } from '../services/audit/audit';
import type { AddCommands } from './command';
import { localTime, pageResult } from './tables';
import { pageOption, perPageOption } from './values';

const detailsText = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ');

/** The commands about what was changed by commands. */
export const addAuditCommands: AddCommands = (program, perform) => {
  const audit = program.command('audit').description('what was changed by commands, and by whom');
  audit
    .command('list')
    .description('lists changes, the newest first')
    .option('--who <name>', 'only those of one person')
    .option('--subject <subject>', 'only those of one thing, e.g. "order 12"')
    .addOption(pageOption())
    .addOption(perPageOption())
    .action(({ page, perPage, ...filters }) =>
      perform(async (context) => {
        const { timeZone } = context.config;
        return pageResult(
          await listChanges(context, filters, { page, perPage }),
          'changes',
          ['time', 'who', 'what', 'subject', 'details'],
          ({ at, who, what, subject, details }) => [
            localTime(at, timeZone),
            who,
            what,
            subject,
            detailsText(details),
          ],
        );
      }),
    );
};
