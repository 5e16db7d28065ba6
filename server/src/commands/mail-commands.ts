import { Option } from '@commander-js/extra-typings';

import { listMail, mailStates, retryMail } from '../services/mail/mail-log';
import { type AddCommands, CommandError } from './command';
import { counted, localTime, pageResult } from './tables';
import { pageOption, perPageOption, rowIds } from './values';

/** The commands about mail that is waiting or was given up. */
export const addMailCommands: AddCommands = (program, perform) => {
  const mail = program.command('mail').description('mail to customers');
  mail
    .command('list')
    .description('lists mail that is not sent, with its last error, the oldest first')
    .addOption(new Option('--state <state>', 'only mail in this state').choices(mailStates))
    .addOption(pageOption())
    .addOption(perPageOption())
    .action(({ state, ...page }) =>
      perform(async (context) =>
        pageResult(
          await listMail(context, state, page),
          'messages',
          ['id', 'kind', 'to', 'written', 'state', 'attempts', 'last error'],
          (one) => [
            one.id,
            one.kind,
            one.to,
            localTime(one.created_at, context.config.timeZone),
            one.state,
            one.attempts,
            one.error ?? '',
          ],
        ),
      ),
    );
  mail
    .command('retry')
    .description('sends mail again that was given up')
    .argument('[MAIL_ID...]', 'the ids of messages', rowIds)
    .option('--all', 'every message that was given up')
    .action((ids = [], { all = false }) => {
      if (all === ids.length > 0) throw new CommandError('Give the ids of mail, or --all.');
      perform(async (context) => {
        const count = await retryMail(context, ids);
        return { text: `${counted(count, 'messages')} will be sent again.`, data: { count } };
      });
    });
};
