import { readFile } from 'node:fs/promises';

import { Option } from '@commander-js/extra-typings';

import {
  answerMessage,
  deleteMessages,
  listMessages,
  messageStates,
  showMessage,
} from '../services/people/messages';
import { type AddCommands, CommandError } from './command';
import { fieldList, localTime, pageResult } from './tables';
import { pageOption, pathOf, perPageOption, rowId, rowIds, someText } from './values';

const readAnswer = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch(() => '');
  if (text.trim() === '') throw new CommandError(`There is no text in ${path}.`);
  return text.trim();
};

/** The commands about messages from the contact form. */
export const addMessageCommands: AddCommands = (program, perform) => {
  const messages = program.command('messages').description('messages from the contact form');
  messages
    .command('list')
    .description('lists messages, the oldest first')
    .addOption(
      new Option('--state <state>', 'only messages in this state')
        .choices(messageStates)
        .default('open' as const),
    )
    .addOption(pageOption())
    .addOption(perPageOption())
    .action(({ state, ...page }) =>
      perform(async (context) =>
        pageResult(
          await listMessages(context, state, page),
          'messages',
          ['id', 'time', 'from', 'subject', 'answered'],
          ({ id, createdAt, name, email, subject, answeredAt }) => [
            id,
            localTime(createdAt, context.config.timeZone),
            `${name} <${email}>`,
            subject,
            answeredAt ? localTime(answeredAt, context.config.timeZone) : 'no',
          ],
        ),
      ),
    );
  messages
    .command('show')
    .description('shows a message')
    .argument('<MESSAGE_ID>', 'its id', rowId)
    .action((id) =>
      perform(async (context) => {
        const message = await showMessage(context, id);
        const { name, email, subject, createdAt, message: text } = message;
        const head = fieldList({
          from: `${name} <${email}>`,
          subject,
          time: localTime(createdAt, context.config.timeZone),
        });
        return { text: `${head}\n\n${text}`, data: message };
      }),
    );
  messages
    .command('answer')
    .description('mails an answer to the sender of a message')
    .argument('<MESSAGE_ID>', 'its id', rowId)
    .option('--text <text>', 'the answer', someText)
    .option('--file <file>', 'the answer, as a text file')
    .action((id, { text, file }) => {
      if ((text === undefined) === (file === undefined)) {
        throw new CommandError('Give the answer as --text or as --file.');
      }
      perform(async (context) => {
        const answer = text ?? (await readAnswer(pathOf(context, file ?? '')));
        await answerMessage(context, id, answer);
        return { text: `The answer to message ${id} will be sent.`, data: { id } };
      });
    });
  messages
    .command('delete')
    .description('deletes messages')
    .argument('<MESSAGE_ID...>', 'their ids', rowIds)
    .action((ids = []) =>
      perform(async (context) => {
        await deleteMessages(context, ids);
        return { text: `${ids.length} deleted.`, data: { ids } };
      }),
    );
};
