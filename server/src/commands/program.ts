import { Command, CommanderError } from '@commander-js/extra-typings';

import { addAuditCommands } from './audit-commands';
import { addBackupCommands } from './backup-commands';
import { type AddCommands, CommandError, type CommandWork } from './command';
import { addCustomerCommands } from './customer-commands';
import { addMailCommands } from './mail-commands';
import { addMessageCommands } from './message-commands';
import { addOrderCommands } from './order-commands';
import { addShopDataCommands } from './shop-data-commands';
import { addStockCommands } from './stock-commands';

const groups: AddCommands[] = [
  addOrderCommands,
  addStockCommands,
  addShopDataCommands,
  addBackupCommands,
  addCustomerCommands,
  addMailCommands,
  addMessageCommands,
  addAuditCommands,
];

const epilog = `
Commands also work while the shop is running. Exit codes: 0 done, 1 refused (the message says why;
nothing was changed), 2 failed (you can try again). Use "npm run -s shop -- …" in scripts.
Changes are written to the audit table under your user name, or the one in SHOPKEEPER.`;

/** What the arguments of a command ask for: help, or something to do. */
export type ParsedCommand =
  | { help: string }
  | {
      work: CommandWork;
      json: boolean;
      /** The file that takes what would be printed. */
      out?: string;
    };

const buildProgram = (print: (text: string) => void) =>
  new Command('npm run shop --')
    .description('Commands for the shopkeeper.')
    .option('--json', 'print JSON, for programs')
    .option('--out <file>', 'write the output to a file')
    .helpOption('-h, --help', 'show help for a command')
    .configureHelp({ showGlobalOptions: true })
    .addHelpText('after', epilog)
    .showHelpAfterError('Add --help to see how to use this command.')
    .configureOutput({ writeOut: print, writeErr: print })
    .exitOverride();

/** Reads the arguments of a command without running it. Throws CommandError when they can't be read. */
export const parseCommand = (args: string[]): ParsedCommand => {
  let printed = '';
  let work: CommandWork | undefined;
  const program = buildProgram((text) => {
    printed += text;
  });
  for (const addGroup of groups) {
    addGroup(program, (performed) => {
      work = performed;
    });
  }
  try {
    program.parse(args.length === 0 ? ['help'] : args, { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0 || error.code === 'commander.help') return { help: printed.trim() };
    const message = printed.trim().replace(/^error: ./, (start) => start.slice(-1).toUpperCase());
    throw new CommandError(message);
  }
  if (!work) return { help: printed.trim() };
  const { json = false, out } = program.opts();
  return { work, json, out };
};
