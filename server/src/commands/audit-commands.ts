import { isRecord } from '@contract/is-record';

import { listChanges } from '../services/audit/audit';
import type { AddCommands } from './command';
import { localTime, pageResult } from './tables';
import { pageOption, perPageOption } from './values';

/** A name as separate words, e.g. “delete missing” for deleteMissing. */
const wordsOf = (name: string): string =>
  name.replaceAll('_', ' ').replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** A detail as text; a refunded line in the format of `orders refund --line`, e.g. 34:1. */
const detailText = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(detailText).join(' ');
  if (!isRecord(value)) return String(value);
  if ('id' in value && 'quantity' in value) return `${String(value.id)}:${String(value.quantity)}`;
  const parts = Object.entries(value).map(([name, part]) => `${wordsOf(name)} ${detailText(part)}`);
  return parts.join(' ');
};

const detailsText = (details: Record<string, unknown>): string =>
  Object.entries(details)
    .map(([name, value]) => ({ name: wordsOf(name), text: detailText(value ?? '') }))
    .flatMap(({ name, text }) => (text === '' ? [] : [`${name}: ${text}`]))
    .join(', ');

/** The commands that list changes made by commands. */
export const addAuditCommands: AddCommands = (program, perform) => {
  const audit = program.command('audit').description('changes that were made by commands');
  audit
    .command('list')
    .description('lists changes, the newest first')
    .option('--who <name>', 'only changes made by this person')
    .option('--subject <subject>', 'only changes of one thing, e.g. "order 12"')
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
