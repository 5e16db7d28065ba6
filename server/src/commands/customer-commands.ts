import { InvalidArgumentError } from '@commander-js/extra-typings';

import { minPasswordLength } from '@contract/constants';

import { createVerifiedCustomer } from '../services/customers/registration';
import { eraseCustomer } from '../services/people/erase-customer';
import { exportCustomer } from '../services/people/export-customer';
import { listCustomers, showCustomer } from '../services/people/customers';
import { isEmail } from '../shared/email';
import { type AddCommands, CommandError } from './command';
import { counted, fieldList, localTime, pageResult } from './tables';
import { pageOption, perPageOption, rowId, someText } from './values';

const emailAddress = (word: string): string => {
  const email = word.trim();
  if (isEmail(email)) return email;
  throw new InvalidArgumentError('It must be an email address.');
};

const password = (word: string): string => {
  if (word.length >= minPasswordLength) return word;
  throw new InvalidArgumentError(`It must have ${minPasswordLength} characters or more.`);
};

const customerKey = (word: string): number | string =>
  word.includes('@') ? emailAddress(word) : rowId(word);

/** The commands about customers. */
export const addCustomerCommands: AddCommands = (program, perform) => {
  const customers = program.command('customers').description('customers');
  customers
    .command('create')
    .description('creates a customer whose email address counts as verified')
    .requiredOption('--email <address>', 'the email address', emailAddress)
    .requiredOption('--password <password>', 'the password', password)
    .requiredOption('--name <name>', 'the name', someText)
    .action((customer) =>
      perform(async (context) => {
        const id = await createVerifiedCustomer(context, customer);
        return { text: `Customer ${id} (${customer.email}) can log in now.`, data: { id } };
      }),
    );
  customers
    .command('list')
    .description('lists customers, the newest first')
    .option('--search <text>', 'only those whose name or email address contains it', someText)
    .addOption(pageOption())
    .addOption(perPageOption())
    .action(({ page, perPage, ...filters }) =>
      perform(async (context) =>
        pageResult(
          await listCustomers(context, filters, { page, perPage }),
          'customers',
          ['id', 'name', 'email', 'verified', 'orders', 'since'],
          (one) => [
            one.id,
            one.name,
            one.email,
            one.verified_at ? 'yes' : 'no',
            one.orders,
            localTime(one.created_at, context.config.timeZone),
          ],
        ),
      ),
    );
  customers
    .command('show')
    .description('shows a customer')
    .argument('<CUSTOMER>', 'the id or email address', customerKey)
    .action((key) =>
      perform(async (context) => {
        const customer = await showCustomer(context.db.orm, key);
        const { created_at: since, verified_at: verified, ...fields } = customer;
        const { timeZone } = context.config;
        return {
          text: fieldList({
            ...fields,
            since: localTime(since, timeZone),
            verified: verified ? localTime(verified, timeZone) : 'no',
          }),
          data: customer,
        };
      }),
    );
  customers
    .command('export')
    .description('prints everything that is stored about a customer, as JSON')
    .argument('<CUSTOMER>', 'the id or email address', customerKey)
    .action((key) =>
      perform(async (context) => {
        const data = await exportCustomer(context, key);
        return { text: JSON.stringify(data, null, 2), data };
      }),
    );
  customers
    .command('erase')
    .description('erases a customer; the orders are kept, without personal data')
    .argument('<CUSTOMER>', 'the id or email address', customerKey)
    .option('--yes', 'confirms the command, which cannot be undone')
    .action((key, { yes = false }) => {
      if (!yes) throw new CommandError('Erasing cannot be undone: add --yes to do it.');
      perform(async (context) => {
        const { id, orders, messages } = await eraseCustomer(context, key);
        const outbox =
          messages === 0 ? '' : ` ${counted(messages, 'messages')} deleted from the outbox.`;
        return {
          text: `Customer ${id} is erased; ${counted(orders, 'orders')} kept for the books.${outbox}`,
          data: { id, orders, messages },
        };
      });
    });
};
